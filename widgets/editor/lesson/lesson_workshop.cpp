#include "editor/lesson/lesson_workshop.h"

#include "board/board_export.h"
#include "dialogs/file_trouble.h"
#include "editor/lesson/goal_editor.h"
#include "editor/lesson/lesson_share.h"
#include "editor/lesson/line_recorder.h"
#include "editor/lesson/marks_panel.h"
#include "editor/lesson/proof_panel.h"
#include "editor/lesson/rules_panel.h"
#include "editor/lesson/steps_panel.h"
#include "editor/lesson/task_panel.h"
#include "editor/lesson/texts_panel.h"
#include "editor/position/position_line.h"
#include "files/durable_file.h"
#include "fitting/text_scale.h"
#include "lessons/handout/handout_dialog.h"
#include "print/print_pages.h"
#include "words/foreign_text.h"
#include "words/program_language.h"

#include <QAction>
#include <QEvent>
#include <QTabBar>

#include <algorithm>

namespace waystone {

LessonWorkshop::LessonWorkshop(EditorWindow &window, Dialogs &dialogs, Speak speak, const QString &proofs)
    : window_(window),
      dialogs_(dialogs),
      speak_(std::move(speak)),
      handout_(new QAction(&window)),
      share_(new QAction(&window)),
      try_(new QAction(&window)),
      draft_(window.document()),
      marks_(window.scene()),
      recorder_(new LineRecorder),
      marksPanel_(new MarksPanel(draft_)),
      task_(new TaskPanel(draft_)),
      texts_(new TextsPanel(draft_)),
      proof_(new ProofPanel(draft_, proofs))
{
    addPanels();
    handout_->setObjectName(QStringLiteral("handoutAction"));
    share_->setObjectName(QStringLiteral("shareAction"));
    try_->setObjectName(QStringLiteral("tryLessonAction"));
    window.addCommand(EditorMenu::scenario, handout_);
    window.addCommand(EditorMenu::scenario, share_);
    window.addCommand(EditorMenu::scenario, try_);
    connect(handout_, &QAction::triggered, this, &LessonWorkshop::makeHandout);
    connect(share_, &QAction::triggered, this,
            [this] { shareAsPage(window_, dialogs_, draft_.lesson(), speak_); });
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
    connect(task_, &TaskPanel::recordWanted, this, [this](const std::vector<LineUse> &uses) {
        // A solution is changed by playing on from as much of it as stays.
        const bool isSolution = uses == std::vector{LineUse::solution};
        record(uses, isSolution ? draft_.current().solution : std::vector<LineStep>());
    });
    connect(texts_, &TextsPanel::breadthWanted, this, &LessonWorkshop::placeTexts);
    connect(proof_, &ProofPanel::findingChosen, this, &LessonWorkshop::openField);
    connect(proof_, &ProofPanel::lineWanted, this,
            [this](const std::vector<LineStep> &line) { record({LineUse::solution}, line); });
    connect(proof_, &ProofPanel::answersWanted, this,
            [this](const std::vector<LineStep> &known) { record({LineUse::script}, known); });
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
    add("textsPanel", texts_, Qt::RightDockWidgetArea, [] { return tr("Texts"); });
    add("proofPanel", proof_, Qt::RightDockWidgetArea, [] { return tr("Check"); });
    add("marksPanel", marksPanel_, Qt::RightDockWidgetArea, [] { return tr("Marks"); });
    add("stepRulesPanel", new RulesPanel(draft_), Qt::RightDockWidgetArea, [] { return tr("Rules"); });
    // The verdict stays in sight below whatever is looked at.
    Panel *box = add("proofBoxPanel", proof_->box(), Qt::RightDockWidgetArea, [] { return tr("Verdict"); });
    box->setTitleBarWidget(new QWidget(box));
    if (auto *problems = window_.findChild<Panel *>(QStringLiteral("problemsPanel")))
        window_.tabifyDockWidget(problems, box);
    // At the right there is no room for more names.
    if (auto *palette = window_.findChild<Panel *>(QStringLiteral("palettePanel")))
        if (auto *history = window_.findChild<Panel *>(QStringLiteral("historyPanel")))
            window_.tabifyDockWidget(palette, history);
    // What is done at the right needs the height more.
    window_.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    // Upright the names of all pages are read whole, whatever the language.
    window_.setTabPosition(Qt::RightDockWidgetArea, QTabWidget::East);
    showPanels();
    for (const char *first : {"palettePanel", "inspectorPanel", "problemsPanel"})
        raise(first);
}

void LessonWorkshop::raise(const char *panel)
{
    if (auto *found = window_.findChild<Panel *>(QLatin1String(panel))) {
        found->show();
        found->raise();
    }
}

void LessonWorkshop::showPanels()
{
    // Without a lesson the bar lies outside the window, its arrows with it; for pages without them the window would grow.
    const auto setArrowsOnTabs = [this](bool areThere) {
        for (QTabBar *bar : window_.findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly))
            bar->setUsesScrollButtons(areThere);
    };
    if (draft_.isLesson())
        setArrowsOnTabs(true);
    // All but the steps, which hold the way to a lesson.
    for (Panel *panel : panels_)
        if (panel != panels_.front())
            panel->setVisible(draft_.isLesson());
    // The board of a lesson needs the room; what is wrong with a position the check tells as well.
    if (auto *line = window_.findChild<PositionLine *>())
        line->setVisible(!draft_.isLesson());
    for (const char *name : {"problemsPanel", "historyPanel"})
        if (auto *panel = window_.findChild<Panel *>(QLatin1String(name)))
            panel->setVisible(!draft_.isLesson());
    if (!draft_.isLesson())
        setArrowsOnTabs(false);
    if (!draft_.isLesson())
        return;
    raise("stepsPanel");
    raise("taskPanel");
    // Only once the window has laid them out do they take a size.
    QMetaObject::invokeMethod(this, &LessonWorkshop::sizePanels, Qt::QueuedConnection);
}

/// All languages side by side want the breadth below the board.
void LessonWorkshop::placeTexts(bool areBroad)
{
    auto *texts = window_.findChild<Panel *>(QStringLiteral("textsPanel"));
    if (areBroad)
        window_.addDockWidget(Qt::BottomDockWidgetArea, texts);
    else
        window_.tabifyDockWidget(window_.findChild<Panel *>(QStringLiteral("taskPanel")), texts);
    raise("textsPanel");
    QMetaObject::invokeMethod(this, &LessonWorkshop::sizePanels, Qt::QueuedConnection);
}

void LessonWorkshop::sizePanels()
{
    constexpr int textsHeight = 220;
    constexpr int stepsWidth = 180;
    constexpr int sideWidth = 290;
    constexpr int sideHeight = 500;
    constexpr int boxHeight = 90;
    const auto byName = [this](const char *name) { return window_.findChild<Panel *>(QLatin1String(name)); };
    // With large text the board has its share before them.
    const int steps = std::min(besideText(stepsWidth), window_.width() / 6);
    const int side = std::min(besideText(sideWidth), window_.width() / 4);
    window_.resizeDocks({byName("stepsPanel"), byName("taskPanel")}, {steps, side}, Qt::Horizontal);
    window_.resizeDocks({byName("taskPanel"), byName("proofBoxPanel")}, {sideHeight, besideText(boxHeight)},
                        Qt::Vertical);
    if (window_.dockWidgetArea(byName("textsPanel")) == Qt::BottomDockWidgetArea)
        window_.resizeDocks({byName("textsPanel")}, {textsHeight}, Qt::Vertical);
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
    share_->setEnabled(draft_.isLesson());
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
    handout_->setText(tr("&Handout…"));
    handout_->setToolTip(tr("Saves pages for printing as a PDF, or the board as a picture"));
    share_->setText(tr("Share as a &Web Page…"));
    share_->setToolTip(tr("Saves the lesson as one file that any browser plays, without this program"));
    try_->setText(tr("&Try the Lesson"));
    try_->setToolTip(tr("Goes through the lesson as its reader will"));
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
            dialogs_.fileToSave(&window_, tr("Save the Handout"), name + QStringLiteral(".pdf"),
                                tr("Pages to print (*.pdf);;Drawing (*.svg);;Picture (*.png)"));
        const QString error = file.isEmpty() ? QString() : writeHandout(file, dialog->choice());
        if (error.isEmpty())
            return;
        dialogs_.showTrouble(&window_, [&] {
            return fileTrouble(tr("The handout cannot be saved."), FileDeed::write, file, {error});
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

void LessonWorkshop::record(const std::vector<LineUse> &uses, const std::vector<LineStep> &known)
{
    const std::optional<Position> start = draft_.beginning();
    if (!start)
        return;
    recorder_->begin(window_.document().table(), *start, uses, known);
    window_.showCentrePage(recorder_, recorder_->undo(), recorder_->redo());
}

void LessonWorkshop::endRecording()
{
    window_.showCentrePage(nullptr);
}

} // namespace waystone
