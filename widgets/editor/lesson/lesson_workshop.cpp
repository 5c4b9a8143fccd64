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
    addPanels();
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

void LessonWorkshop::addPanels()
{
    const auto add = [this](const char *name, QWidget *content, Qt::DockWidgetArea area, QString (*title)()) {
        panels_.push_back(new Panel(QLatin1String(name), content, title));
        window_.addPanel(panels_.back(), area);
        return panels_.back();
    };
    add("stepsPanel", new StepsPanel(draft_), Qt::LeftDockWidgetArea, [] { return tr("Steps"); });
    add("taskPanel", task_, Qt::RightDockWidgetArea, [] { return tr("Task"); });
    add("marksPanel", marksPanel_, Qt::RightDockWidgetArea, [] { return tr("Marks"); });
    Panel *check =
        add("proofPanel", new ProofPanel(draft_), Qt::RightDockWidgetArea, [] { return tr("Check"); });
    // What is wrong stands in one place, with the position and with the lesson.
    if (auto *problems = window_.findChild<Panel *>(QStringLiteral("problemsPanel")))
        window_.tabifyDockWidget(problems, check);
    // The languages want breadth.
    add("textsPanel", new TextsPanel(draft_), Qt::BottomDockWidgetArea, [] { return tr("Texts"); });
    // What is done at the right needs the height more.
    window_.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    showPanels();
    for (const char *first : {"palettePanel", "inspectorPanel", "problemsPanel"})
        if (auto *panel = window_.findChild<Panel *>(QLatin1String(first)))
            panel->raise();
}

void LessonWorkshop::showPanels()
{
    // All but the steps, which hold the way to a lesson.
    for (Panel *panel : panels_)
        if (panel != panels_.front())
            panel->setVisible(draft_.isLesson());
    if (!draft_.isLesson())
        return;
    for (Panel *panel : panels_)
        if (panel == panels_.front() || panel->widget() == task_ ||
            panel->objectName() == QLatin1String("proofPanel"))
            panel->raise();
    // Only once the window has laid them out do they take a size.
    QMetaObject::invokeMethod(this, &LessonWorkshop::sizePanels, Qt::QueuedConnection);
}

void LessonWorkshop::sizePanels()
{
    constexpr int textsHeight = 170;
    constexpr int taskShare = 440;
    constexpr int checkShare = 220;
    const auto byName = [this](const char *name) { return window_.findChild<Panel *>(QLatin1String(name)); };
    window_.resizeDocks({byName("textsPanel")}, {textsHeight}, Qt::Vertical);
    window_.resizeDocks({byName("taskPanel"), byName("proofPanel")}, {taskShare, checkShare}, Qt::Vertical);
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
    if (wasLesson_ != draft_.isLesson()) {
        wasLesson_ = draft_.isLesson();
        showPanels();
    }
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
