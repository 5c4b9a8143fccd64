#include "editor/lesson/lesson_workshop.h"

#include "board/board_export.h"
#include "dialogs/file_trouble.h"
#include "editor/lesson/goal_editor.h"
#include "editor/lesson/line_recorder.h"
#include "editor/lesson/line_viewer.h"
#include "editor/lesson/marks_panel.h"
#include "editor/lesson/proof_panel.h"
#include "editor/lesson/steps_panel.h"
#include "editor/lesson/task_panel.h"
#include "editor/lesson/texts_panel.h"
#include "files/durable_file.h"
#include "files/record_players.h"
#include "fitting/text_watch.h"
#include "lessons/handout/handout_dialog.h"
#include "lessons/page/page_share.h"
#include "print/print_pages.h"
#include "words/foreign_text.h"
#include "words/program_language.h"

#include <QAction>
#include <QEvent>
#include <QStatusBar>

#include <algorithm>
#include <utility>

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
      viewer_(new LineViewer),
      steps_(new StepsPanel(draft_)),
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
    window.addTool(try_);
    connect(handout_, &QAction::triggered, this, &LessonWorkshop::makeHandout);
    connect(share_, &QAction::triggered, this, [this] {
        const ScenarioDocument &document = window_.document();
        if (draft_.isLesson())
            shareAsPage(window_, dialogs_, {{draft_.lesson()}, std::nullopt}, {}, speak_);
        else
            shareAsPage(window_, dialogs_, document.scenario().game, document.setup(),
                        recordPlayers(document.scenario().players), speak_);
    });
    connect(try_, &QAction::triggered, this, &LessonWorkshop::tryRequested);
    window.installEventFilter(this);
    // With other letters the panels need other room; else those of large text kept it when it was small again.
    connect(&TextWatch::shared(), &TextWatch::changed, this, [this] {
        if (draft_.isLesson())
            QMetaObject::invokeMethod(this, &LessonWorkshop::sizePanels, Qt::QueuedConnection);
    });
    retranslate();
    window.addCentrePage(recorder_);
    window.addCentrePage(viewer_);

    marks_.setReading([this](const LocalText &text) {
        return foreign_text::paragraphs(
            inProgramLanguage(text, draft_.isLesson() ? draft_.lesson().language : fallbackLanguage));
    });
    connect(&draft_, &LessonDraft::changed, this, &LessonWorkshop::refresh);
    connect(marksPanel_, &MarksPanel::markingChanged, this, &LessonWorkshop::pick);
    connect(marksPanel_, &MarksPanel::arrowChanged, this, &LessonWorkshop::pick);
    connect(task_, &TaskPanel::pickingChanged, this, &LessonWorkshop::pick);
    connect(task_, &TaskPanel::recordWanted, this, [this](const std::vector<LineUse> &uses) {
        // A solution is changed by playing on from as much of it as stays, and leads to where the others act.
        const bool goesOn = uses == std::vector{LineUse::solution} || uses == std::vector{LineUse::script};
        record(uses, goesOn ? draft_.current().solution : std::vector<LineStep>());
    });
    connect(texts_, &TextsPanel::breadthWanted, this, &LessonWorkshop::placeTexts);
    connect(proof_, &ProofPanel::listWanted, this, [this] { raise("proofPanel"); });
    connect(proof_, &ProofPanel::findingChosen, this, &LessonWorkshop::openField);
    connect(proof_, &ProofPanel::stepsJudged, steps_, &StepsPanel::setSound);
    connect(proof_, &ProofPanel::lineWanted, this, &LessonWorkshop::view);
    connect(viewer_, &LineViewer::closed, this, &LessonWorkshop::endViewing);
    connect(proof_, &ProofPanel::answersWanted, this,
            [this](const std::vector<LineStep> &known) { record({LineUse::script}, known); });
    connect(recorder_, &LineRecorder::cancelled, this, &LessonWorkshop::endRecording);
    connect(recorder_, &LineRecorder::recorded, this, [this](LineUse use) {
        const std::vector<LineStep> line = recorder_->line();
        draft_.goTo(recorded_);
        endRecording();
        draft_.changeStep([] { return tr("Line recorded", "a step of the history"); },
                          [&](LessonStep &step) { useLine(step, line, use); });
        // Whoever writes what the others do wants to know what it comes to.
        if (use == LineUse::script) {
            raise("proofPanel");
            proof_->prove();
        }
    });
    refresh();
}

LessonWorkshop::~LessonWorkshop()
{
    // What looks at the draft goes before it.
    window_.board().setPicker({});
    if (isRecording())
        endRecording();
    endViewing();
    delete viewer_;
    delete recorder_;
    for (Panel *panel : panels_)
        window_.removePanel(panel);
}

void LessonWorkshop::refresh()
{
    endViewing();
    // Something else was opened.
    if (isRecording() && (!draft_.isLesson() || draft_.step() != recorded_))
        endRecording();
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
    handout_->setText(tr("&Handout…"));
    handout_->setToolTip(
        tr("Prints the lesson or the position, or saves its pages as a PDF or its board as a picture"));
    share_->setText(tr("Share as a &Web Page…"));
    share_->setToolTip(
        tr("Saves the lesson or the position as one file for any browser, without this program"));
    try_->setText(tr("&Try the Lesson"));
    try_->setToolTip(tr("Goes through the lesson as its reader will"));
}

bool LessonWorkshop::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    return QObject::eventFilter(watched, event);
}

PrintDocument LessonWorkshop::handout(const HandoutChoice &choice) const
{
    const Table table = window_.document().table();
    speak_(choice.languages.front());
    return draft_.isLesson() ? lessonHandout(draft_.lesson(), table, choice.languages, speak_, choice.form)
                             : positionHandout(table, window_.document().setup(), window_.board().watcher(),
                                               table.words->gameName(), choice.form.isBlack);
}

void LessonWorkshop::printHandout(const HandoutChoice &choice)
{
    const QString own = programLanguage();
    window_.setUpdatesEnabled(false);
    const PrintDocument pages = handout(choice);
    speak_(own);
    window_.setUpdatesEnabled(true);
    printOut(window_, dialogs_, pages, choice.paper, choice.to, speak_);
}

QString LessonWorkshop::writeHandout(const QString &fileName, const HandoutChoice &choice)
{
    if (!fileName.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive))
        return exportBoard(window_.scene(), fileName);
    const QString own = programLanguage();
    // The program speaks other languages for a moment, which nobody has to see.
    window_.setUpdatesEnabled(false);
    QString error = replaceFile(fileName, pdfOf(handout(choice), choice.paper));
    speak_(own);
    window_.setUpdatesEnabled(true);
    return error;
}

void LessonWorkshop::makeHandout()
{
    auto *dialog = new HandoutDialog(programLanguage(), &window_,
                                     draft_.isLesson() ? HandoutDialog::Content::lesson
                                                       : HandoutDialog::Content::position);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const HandoutChoice choice = dialog->choice();
        if (choice.to != PagesTo::file)
            return printHandout(choice);
        const QString name =
            draft_.isLesson() ? QString::fromStdString(draft_.lesson().id) : QStringLiteral("position");
        const QString file =
            dialogs_.fileToSave(&window_, tr("Save the Handout"), name + QStringLiteral(".pdf"),
                                tr("Pages to print (*.pdf);;Drawing (*.svg);;Picture (*.png)"));
        const QString error = file.isEmpty() ? QString() : writeHandout(file, choice);
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
    window_.statusBar()->clearMessage();
    if (task_->pickingGoal() != nullptr) {
        window_.board().setPicker(
            [this](Place place) {
                if (GoalEditor *goal = task_->pickingGoal())
                    goal->togglePlace(place);
            },
            task_->pickingGoal()->places(), task_->pickingGoal()->offeredPlaces(),
            tr("No such piece ever lies there."));
        window_.statusBar()->showMessage(tr(
            "Click the places on the board; a second click takes one away. Press the button again to end."));
        return;
    }
    if (!marksPanel_->isMarking()) {
        window_.board().setPicker({});
        return;
    }
    const std::optional<Place> from = marksPanel_->arrowFrom();
    window_.board().setPicker([this](Place place) { marksPanel_->click(place, pieceInHand()); },
                              from ? std::vector{*from} : std::vector<Place>());
}

void LessonWorkshop::record(const std::vector<LineUse> &uses, const std::vector<LineStep> &known)
{
    const std::optional<Position> start = draft_.beginning();
    if (!start)
        return;
    endViewing();
    recorder_->begin(window_.document().table(), *start, uses, known, draft_.current().seat);
    recorded_ = draft_.step();
    hold();
    window_.showCentrePage(recorder_, recorder_->undo(), recorder_->redo());
}

void LessonWorkshop::endRecording()
{
    recorded_ = -1;
    hold();
    window_.showCentrePage(nullptr);
}

void LessonWorkshop::view(const std::vector<LineStep> &line)
{
    const std::optional<Position> start = draft_.beginning();
    if (!start || isRecording())
        return;
    isViewing_ = true;
    window_.showCentrePage(viewer_);
    viewer_->show(window_.document().table(), *start, line, draft_.current().seat);
}

void LessonWorkshop::endViewing()
{
    if (std::exchange(isViewing_, false))
        window_.showCentrePage(nullptr);
}

/// What leads to another step, or to another position, waits until the line is kept or given up.
void LessonWorkshop::hold()
{
    steps_->setHeld(recorded_);
    for (const char *panel : {"inspectorPanel", "taskPanel", "proofPanel"})
        window_.findChild<Panel *>(QLatin1String(panel))->widget()->setEnabled(!isRecording());
}

} // namespace waystone
