#include "learning/rules_help.h"
#include "start/start_page.h"
#include "table/action_line.h"
#include "table/log_panel.h"
#include "table/side_line_bar.h"
#include "window/main_window.h"
#include "window/moment_copies.h"

#include <QStackedWidget>

namespace waystone {

void MainWindow::connectGameCommands()
{
    connect(&documents_, &GameDocuments::editionWanted, &editor_, &EditorAccess::openEdition);
    const Commands &c = commands_;
    const auto on = [this](QAction *action, auto slot) { connect(action, &QAction::triggered, this, slot); };
    on(c.newGame, [this] { documents_.startNewGame(); });
    on(c.continueGame, [this] { documents_.continueLast(); });
    on(c.open, [this] { documents_.chooseFile(); });
    on(c.allGames, [this] { showArchive(); });
    on(c.save, [this] { documents_.save(); });
    on(c.saveAs, [this] { documents_.saveAs(); });
    on(c.saveShared, [this] { documents_.saveShared(); });
    on(c.exportPng, [this] { documents_.exportPng(); });
    on(c.exportSvg, [this] { documents_.exportSvg(); });
    on(c.exportPage, [this] { exportMomentPage(*this, services_, desk_); });
    on(c.copyText, [this] { copyMomentText(desk_); });
    on(c.copyPicture, [this] { copyMomentPicture(table_.scene()); });
    on(c.print, [this] {
        if (isAtTable())
            printing_.printGame();
        else if (LibraryPage *library = lessons_.libraryOnDemand().made(); isShown(library))
            library->print();
        else
            printing_.printLesson();
    });
    on(c.editPosition, [this] { editor_.editPosition(); });
    on(c.editor, [this] { editor_.show(); });
    on(c.rematch, [this] { documents_.rematch(); });
    on(c.close, [this] { closePage(); });
    on(c.quit, [this] { emit quitWanted(); });
    on(c.undo, [this] { undo(); });
    on(c.redo, [this] { redo(); });
    on(c.find, [this] {
        if (isShown(archive_.made()))
            archive_.get().find();
        else
            lessons_.libraryPage().find();
    });
    on(c.turnStart, [this] { desk_.controller().undoTurn(); });
}

/// Of what is shown instead of the table; null if nothing can be undone there.
QUndoStack *MainWindow::pageHistory()
{
    if (ArchivePage *archive = archive_.made(); isShown(archive))
        return &archive->undoStack();
    return isShown(lessons_.libraryOnDemand().made()) ? &lessons_.sets().undoStack() : nullptr;
}

void MainWindow::undo()
{
    if (QUndoStack *history = pageHistory())
        history->undo();
    else
        desk_.controller().undo();
}

void MainWindow::redo()
{
    if (QUndoStack *history = pageHistory())
        history->redo();
    else
        desk_.controller().redo();
}

void MainWindow::connectPlayCommands()
{
    const Commands &c = commands_;
    GameController &controller = desk_.controller();
    LogPanel &log = panels_.log();
    const auto on = [this](QAction *action, auto slot) { connect(action, &QAction::triggered, this, slot); };
    on(c.finish, [this] {
        if (const std::optional<Action> action = desk_.finishAction())
            desk_.controller().propose(*action);
    });
    on(c.confirm, [&controller] { controller.confirm(); });
    on(c.cancel, [this] {
        desk_.controller().cancel();
        table_.play().input().cancel();
    });
    on(c.suggest, [&controller](bool suggesting) { controller.setSuggesting(suggesting); });
    on(c.first, [&controller, &log] { controller.look(log.firstMoment()); });
    on(c.previous, [&controller, &log] { controller.look(log.previousMoment()); });
    on(c.next, [&controller, &log] { controller.look(log.nextMoment()); });
    on(c.last, [&controller, &log] { controller.look(log.lastMoment()); });
    connect(&table_.past(), &PastBanner::previousWanted, c.previous, &QAction::trigger);
    connect(&table_.past(), &PastBanner::nextWanted, c.next, &QAction::trigger);
    on(c.playFromHere, [this, &log] {
        log.playFromHere();
        table_.view().setFocus();
    });
    on(c.finalScoring, [&controller] {
        controller.backToNow();
        controller.beginTelling();
    });
    table_.scoring().offer(c.first, c.saveAs, c.exportPng, c.rematch);
    on(c.study, [&controller](bool study) { controller.setStudy(study); });
    connect(c.hint, &QAction::triggered, &table_.play(), &PlayBoard::endRefusal);
    connect(c.hint, &QAction::triggered, &desk_.hints(), &HintLadder::climb);
    connect(c.typeAction, &QAction::triggered, this, [this] {
        LessonPage *lesson = lessons_.lessonOnDemand().made();
        (isShown(lesson) ? lesson->table() : table_).actionLine().open();
    });
}

void MainWindow::connectBotCommands()
{
    const Commands &c = commands_;
    BotRunner &bots = desk_.bots();
    PromptBar &prompt = table_.prompt();
    connect(c.pauseBots, &QAction::triggered, &bots, &BotRunner::setPaused);
    connect(c.stepBot, &QAction::triggered, &bots, &BotRunner::step);
    connect(c.showAgain, &QAction::triggered, &desk_.showAgain(), &ShowAgain::start);
    connect(&table_.sideLine(), &SideLineBar::computerMayPlay, &bots, &BotRunner::goOnHere);
    prompt.offerShowAgain();
    connect(&prompt, &PromptBar::showAgainWanted, c.showAgain, &QAction::trigger);
    connect(&bots, &BotRunner::pausedChanged, &prompt, &PromptBar::setPaused);
    connect(&bots, &BotRunner::pausedChanged, this, &MainWindow::refreshCommands);
    connect(&bots, &BotRunner::thinkingChanged, this, &MainWindow::refreshCommands, Qt::QueuedConnection);
    connect(&bots, &BotRunner::thinkingChanged, &prompt, &PromptBar::setThinking);
    connect(&bots, &BotRunner::failed, &prompt, &PromptBar::setFailed);
}

void MainWindow::connectViewCommands()
{
    const Commands &c = commands_;
    connect(c.zoomIn, &QAction::triggered, &table_.view(), &BoardView::zoomIn);
    connect(c.zoomOut, &QAction::triggered, &table_.view(), &BoardView::zoomOut);
    connect(c.zoomFit, &QAction::triggered, &table_.view(), &BoardView::fit);
    connect(c.fullScreen, &QAction::triggered, this,
            [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
}

void MainWindow::connectHelpCommands()
{
    const Commands &c = commands_;
    const auto on = [this](QAction *action, auto slot) { connect(action, &QAction::triggered, this, slot); };
    on(c.exportRules, [this] { documents_.exportRules(); });
    on(c.settings, [this] { dialogs_.showSettings(choices_, panels_.rules().guide(), documents_); });
    connect(&choices_, &WindowChoices::hintsOffered, this, &MainWindow::refreshCommands);
    on(c.keys, [this] { dialogs_.showKeys(); });
    on(c.about, [this] { dialogs_.showAbout(); });
    on(c.edition, [this] { dialogs_.showEdition(); });
}

void MainWindow::connectStartPage()
{
    connect(start_, &StartPage::resumeRequested, &documents_, &GameDocuments::resume);
    connect(start_, &StartPage::allGamesRequested, this, &MainWindow::showArchive);
    connect(start_, &StartPage::newGameRequested, &documents_, &GameDocuments::startNewGame);
    connect(start_, &StartPage::openRequested, &documents_, &GameDocuments::chooseFile);
    connect(start_, &StartPage::editorRequested, &editor_, &EditorAccess::show);
    connect(start_, &StartPage::learnRequested, &lessons_, &LessonDesk::showLibrary);
    connect(start_, &StartPage::learnGameRequested, &lessons_, &LessonDesk::openNext);
    connect(start_, &StartPage::tenMinutesRequested, &lessons_, &LessonDesk::openStart);
    connect(start_, &StartPage::walkthroughRequested, &lessons_, &LessonDesk::openWalkthrough);
    connect(start_, &StartPage::rulesRequested, this, [this](const QString &game) {
        panels_.rules().openWindow();
        panels_.rules().windowed()->setGame(game);
    });
    start_->setProgress([this](const QString &game) { return lessons_.course(game); });
}

} // namespace waystone
