#include "editor/lesson/lesson_workshop.h"

#include "board/board_export.h"
#include "dialogs/file_trouble.h"
#include "editor/lesson/goal_editor.h"
#include "editor/lesson/line_recorder.h"
#include "editor/lesson/marks_panel.h"
#include "editor/lesson/proof_panel.h"
#include "editor/lesson/rules_panel.h"
#include "editor/lesson/steps_panel.h"
#include "editor/lesson/task_panel.h"
#include "editor/lesson/texts_panel.h"
#include "files/durable_file.h"
#include "lessons/handout/handout_dialog.h"
#include "print/print_pages.h"
#include "words/foreign_text.h"
#include "words/program_language.h"

#include <QAction>
#include <QEvent>

namespace waystone {

LessonWorkshop::LessonWorkshop(EditorWindow &window, Dialogs &dialogs, Speak speak)
    : window_(window),
      dialogs_(dialogs),
      speak_(std::move(speak)),
      handout_(new QAction(&window)),
      try_(new QAction(&window)),
      draft_(window.document()),
      marks_(window.scene()),
      recorder_(new LineRecorder),
      marksPanel_(new MarksPanel(draft_)),
      task_(new TaskPanel(draft_))
{
    addPanels();
    handout_->setObjectName(QStringLiteral("handoutAction"));
    try_->setObjectName(QStringLiteral("tryLessonAction"));
    window.addCommand(EditorMenu::scenario, handout_);
    window.addCommand(EditorMenu::scenario, try_);
    connect(handout_, &QAction::triggered, this, &LessonWorkshop::makeHandout);
    connect(try_, &QAction::triggered, this, &LessonWorkshop::tryRequested);
    window.installEventFilter(this);
    retranslate();
    window.addCentrePage(recorder_);

    marks_.setReading([this](const LocalText &text) {
        return foreign_text::paragraphs(
            inProgramLanguage(text, draft_.isLesson() ? draft_.lesson().language : fallbackLanguage));
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
    add("stepRulesPanel", new RulesPanel(draft_), Qt::RightDockWidgetArea, [] { return tr("Rules"); });
    Panel *check =
        add("proofPanel", new ProofPanel(draft_), Qt::RightDockWidgetArea, [] { return tr("Check"); });
    // What is wrong stands in one place, with the position and with the lesson.
    if (auto *problems = window_.findChild<Panel *>(QStringLiteral("problemsPanel")))
        window_.tabifyDockWidget(problems, check);
    // At the right there is no room for more names.
    if (auto *palette = window_.findChild<Panel *>(QStringLiteral("palettePanel")))
        if (auto *history = window_.findChild<Panel *>(QStringLiteral("historyPanel")))
            window_.tabifyDockWidget(palette, history);
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
        if (panel == panels_.front() || panel->objectName() == QLatin1String("taskPanel") ||
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
    try_->setEnabled(draft_.isLesson());
    // The board is seen with the reader's eyes, until somebody chooses others.
    if (draft_.isLesson() && reader_ != draft_.current().seat) {
        reader_ = draft_.current().seat;
        window_.board().setWatcher(reader_);
    }
    marks_.setMarks(draft_.isLesson() ? draft_.current().marks : std::vector<LessonMark>());
    pick();
}

void LessonWorkshop::retranslate()
{
    handout_->setText(tr("&Hand-out…"));
    handout_->setToolTip(tr("Writes pages to print: PDF, or the board as a picture"));
    try_->setText(tr("&Try the Lesson"));
    try_->setToolTip(tr("Goes through the lesson as its reader"));
}

bool LessonWorkshop::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    return QObject::eventFilter(watched, event);
}

QString LessonWorkshop::writeHandout(const QString &fileName, const HandoutChoice &choice)
{
    if (!fileName.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive))
        return exportBoard(window_.scene(), fileName);
    const Table table = window_.document().table();
    const QString own = programLanguage();
    // The program speaks other languages for a moment, which nobody has to see.
    window_.setUpdatesEnabled(false);
    speak_(choice.languages.front());
    const PrintDocument handout =
        draft_.isLesson() ? lessonHandout(draft_.lesson(), table, choice.languages, speak_, choice.part)
                          : positionHandout(table, window_.document().setup(), window_.board().watcher(),
                                            table.words->gameName());
    QString error = replaceFile(fileName, pdfOf(handout, choice.paper));
    speak_(own);
    window_.setUpdatesEnabled(true);
    return error;
}

void LessonWorkshop::makeHandout()
{
    auto *dialog = new HandoutDialog(programLanguage(), &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const QString name =
            draft_.isLesson() ? QString::fromStdString(draft_.lesson().id) : QStringLiteral("position");
        const QString file =
            dialogs_.fileToSave(&window_, tr("Save the Hand-out"), name + QStringLiteral(".pdf"),
                                tr("Pages to print (*.pdf);;Drawing (*.svg);;Picture (*.png)"));
        const QString error = file.isEmpty() ? QString() : writeHandout(file, dialog->choice());
        if (error.isEmpty())
            return;
        dialogs_.showTrouble(&window_, [&] {
            return fileTrouble(tr("The hand-out cannot be written."), FileDeed::write, file, {error});
        });
    });
    dialog->open();
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
