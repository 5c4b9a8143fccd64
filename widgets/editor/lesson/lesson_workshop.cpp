#include "editor/lesson/lesson_workshop.h"

#include "editor/lesson/goal_editor.h"
#include "editor/lesson/line_recorder.h"
#include "editor/lesson/marks_panel.h"
#include "editor/lesson/proof_panel.h"
#include "editor/lesson/steps_panel.h"
#include "editor/lesson/task_panel.h"
#include "editor/lesson/texts_panel.h"

#include <QLocale>

namespace waystone {

LessonWorkshop::LessonWorkshop(EditorWindow &window)
    : window_(window),
      draft_(window.document()),
      marks_(window.scene()),
      recorder_(new LineRecorder),
      marksPanel_(new MarksPanel(draft_)),
      task_(new TaskPanel(draft_))
{
    const auto add = [this](const char *name, QWidget *content, QString (*title)()) {
        panels_.push_back(new Panel(QLatin1String(name), content, title));
        window_.addPanel(panels_.back(), Qt::RightDockWidgetArea);
    };
    add("stepsPanel", new StepsPanel(draft_), [] { return tr("Steps"); });
    add("textsPanel", new TextsPanel(draft_), [] { return tr("Texts"); });
    add("taskPanel", task_, [] { return tr("Task"); });
    add("marksPanel", marksPanel_, [] { return tr("Marks"); });
    add("proofPanel", new ProofPanel(draft_), [] { return tr("Check"); });
    window.addCentrePage(recorder_);

    marks_.setReading([this](const LocalText &text) {
        return QString::fromStdString(
            text.in(QLocale().name().left(2).toStdString(),
                    draft_.isLesson() ? draft_.lesson().language : std::string("en")));
    });
    connect(&draft_, &LessonDraft::changed, this, &LessonWorkshop::refresh);
    connect(marksPanel_, &MarksPanel::markingChanged, this, &LessonWorkshop::pick);
    connect(marksPanel_, &MarksPanel::arrowChanged, this, &LessonWorkshop::pick);
    connect(task_, &TaskPanel::pickingChanged, this, &LessonWorkshop::pick);
    connect(task_, &TaskPanel::recordWanted, this, &LessonWorkshop::record);
    connect(recorder_, &LineRecorder::cancelled, this, &LessonWorkshop::endRecording);
    connect(recorder_, &LineRecorder::recorded, this, [this](LineUse use) {
        const std::vector<LineStep> line = recorder_->line();
        endRecording();
        draft_.changeStep([] { return tr("Line recorded", "a step of the history"); },
                          [&](LessonStep &step) { useLine(step, line, use); });
    });
    refresh();
}

LessonWorkshop::~LessonWorkshop()
{
    // What looks at the draft goes before it.
    window_.board().setPicker({});
    endRecording();
    delete recorder_;
    for (Panel *panel : panels_)
        window_.removePanel(panel);
}

void LessonWorkshop::refresh()
{
    marks_.setMarks(draft_.isLesson() ? draft_.current().marks : std::vector<LessonMark>());
    pick();
}

std::optional<Piece> LessonWorkshop::pieceInHand() const
{
    const std::optional<EditPiece> &tool = window_.board().tool();
    if (!tool)
        return std::nullopt;
    for (const PaletteEntry &entry : window_.document().editing().palette(window_.document().setup()))
        if (entry.piece == *tool && !entry.look.empty())
            return entry.look.front();
    return std::nullopt;
}

void LessonWorkshop::pick()
{
    // A place is asked for by whoever was pressed last: a goal, or else the marks.
    if (task_->pickingGoal() != nullptr) {
        window_.board().setPicker([this](Place place) {
            if (GoalEditor *goal = task_->pickingGoal())
                goal->togglePlace(place);
        });
        window_.board().showPlaces(task_->pickingGoal()->places());
        return;
    }
    if (!marksPanel_->isMarking()) {
        window_.board().setPicker({});
        return;
    }
    window_.board().setPicker([this](Place place) { marksPanel_->click(place, pieceInHand()); });
    if (marksPanel_->arrowFrom())
        window_.board().showPlaces({*marksPanel_->arrowFrom()});
}

void LessonWorkshop::record(const std::vector<LineUse> &uses)
{
    const std::optional<Position> start = draft_.beginning();
    if (!start)
        return;
    recorder_->begin(window_.document().table(), *start, uses);
    window_.showCentrePage(recorder_);
}

void LessonWorkshop::endRecording()
{
    window_.showCentrePage(nullptr);
}

} // namespace waystone
