#include "window/main_window.h"

#include "start/start_page.h"
#include "table/log_panel.h"
#include "table/table_page.h"
#include "window/help_texts.h"
#include "window/text_dialog.h"

namespace waystone {

namespace {

const QString speedKey = QStringLiteral("animation");
const QString highlightKey = QStringLiteral("highlight");
const QString confirmKey = QStringLiteral("confirm");
const QString forcedKey = QStringLiteral("forced");

void check(QActionGroup *group, int choice)
{
    group->actions().at(choice)->setChecked(true);
}

} // namespace

void MainWindow::connectCommands()
{
    const Commands &c = commands_;
    const auto on = [this](QAction *action, auto slot) { connect(action, &QAction::triggered, this, slot); };
    on(c.newGame, [this] { startNewGame(); });
    on(c.continueGame, [this] { continueLast(); });
    on(c.open, [this] { chooseFile(); });
    on(c.save, [this] { save(); });
    on(c.saveAs, [this] { saveAs(); });
    on(c.exportPng, [this] { exportAs(QStringLiteral("png"), tr("PNG pictures (*.png)")); });
    on(c.exportSvg, [this] { exportAs(QStringLiteral("svg"), tr("SVG drawings (*.svg)")); });
    on(c.editPosition, [this] { editPosition(); });
    on(c.editor, [this] { showEditor(); });
    on(c.rematch,
       [this] { succeeded(file_.startAgain(), [] { return tr("The game cannot be started."); }); });
    on(c.close, [this] { closePage(); });
    on(c.quit, [this] { QWidget::close(); });

    on(c.undo, [this] { controller_.undo(); });
    on(c.redo, [this] { controller_.redo(); });
    on(c.turnStart, [this] { controller_.undoTurn(); });
    connectViewCommands();
    connectPlayCommands();
    connectHelpCommands();

    connect(start_, &StartPage::resumeRequested, this, &MainWindow::resume);
    connect(start_, &StartPage::quickStartRequested, this, &MainWindow::quickStart);
    connect(start_, &StartPage::newGameRequested, this, &MainWindow::startNewGame);
    connect(start_, &StartPage::openRequested, this, &MainWindow::chooseFile);
    connect(start_, &StartPage::editorRequested, this, &MainWindow::showEditor);
}

void MainWindow::connectViewCommands()
{
    const Commands &c = commands_;
    connect(c.zoomIn, &QAction::triggered, &table_->view(), &BoardView::zoomIn);
    connect(c.zoomOut, &QAction::triggered, &table_->view(), &BoardView::zoomOut);
    connect(c.zoomFit, &QAction::triggered, &table_->view(), &BoardView::fit);
    connect(c.fullScreen, &QAction::triggered, this,
            [this](bool full) { full ? showFullScreen() : showNormal(); });
    connect(c.themes, &QActionGroup::triggered, this, [this](QAction *action) {
        services_.settings.setTheme(static_cast<ThemeChoice>(action->data().toInt()));
        applyThemeChoice();
    });
    connect(c.speeds, &QActionGroup::triggered, this, [this](QAction *action) {
        services_.settings.setChoice(speedKey, action->data().toInt());
        setSpeed(static_cast<Animator::Speed>(action->data().toInt()));
    });
    connect(c.highlights, &QActionGroup::triggered, this, [this](QAction *action) {
        services_.settings.setChoice(highlightKey, action->data().toInt());
        table_->play().setHighlight(static_cast<PlayBoard::Highlight>(action->data().toInt()));
    });
}

void MainWindow::connectPlayCommands()
{
    const Commands &c = commands_;
    const auto on = [this](QAction *action, auto slot) { connect(action, &QAction::triggered, this, slot); };
    on(c.finish, [this] { playFinish(); });
    on(c.confirm, [this] { controller_.confirm(); });
    on(c.cancel, [this] {
        controller_.cancel();
        table_->play().input().cancel();
    });
    on(c.suggest, [this](bool suggesting) { controller_.setSuggesting(suggesting); });
    on(c.first, [this] { controller_.goTo(log_->firstMoment()); });
    on(c.previous, [this] { controller_.goTo(log_->previousMoment()); });
    on(c.next, [this] { controller_.goTo(log_->nextMoment()); });
    on(c.last, [this] { controller_.goTo(log_->lastMoment()); });
    on(c.playFromHere, [this] {
        log_->playFromHere();
        table_->view().setFocus();
    });
    on(c.finalScoring, [this] { showFinalScoring(); });
    on(c.study, [this](bool study) { controller_.setStudy(study); });
    on(c.forced, [this](bool forced) {
        services_.settings.setChoice(forcedKey, forced ? 1 : 0);
        controller_.setPlaysForced(forced);
    });
    connect(c.confirmModes, &QActionGroup::triggered, this, [this](QAction *action) {
        services_.settings.setChoice(confirmKey, action->data().toInt());
        controller_.setConfirmMode(static_cast<GameController::Confirm>(action->data().toInt()));
    });
}

void MainWindow::connectHelpCommands()
{
    const Commands &c = commands_;
    const auto on = [this](QAction *action, auto slot) { connect(action, &QAction::triggered, this, slot); };
    connect(c.languages, &QActionGroup::triggered, this, [this](QAction *action) {
        services_.languages.set(action->data().toString());
        services_.settings.setLanguage(action->data().toString());
    });
    on(c.exportRules, [this] { exportRules(); });
    on(c.keys, [this] {
        showHelp(keys_, [this] {
            return new TextDialog(
                QStringLiteral("keysDialog"), &help_texts::keysTitle,
                [this] { return help_texts::keys(commands_); }, this);
        });
    });
    on(c.about, [this] {
        showHelp(aboutBox_, [this] {
            return new TextDialog(QStringLiteral("aboutDialog"), &help_texts::aboutTitle, &help_texts::about,
                                  this);
        });
    });
    on(c.edition, [this] {
        showHelp(editionBox_, [this] {
            return new TextDialog(
                QStringLiteral("editionDialog"), &help_texts::editionTitle,
                [this] { return help_texts::edition(controller_); }, this);
        });
    });
}

void MainWindow::restoreChoices()
{
    const Settings &settings = services_.settings;
    check(commands_.themes, static_cast<int>(settings.theme()));
    const int speed = settings.choice(speedKey, 4, static_cast<int>(Animator::Speed::normal));
    check(commands_.speeds, speed);
    setSpeed(static_cast<Animator::Speed>(speed));
    const int highlight = settings.choice(highlightKey, 3, static_cast<int>(PlayBoard::Highlight::always));
    check(commands_.highlights, highlight);
    table_->play().setHighlight(static_cast<PlayBoard::Highlight>(highlight));
    const int confirm = settings.choice(confirmKey, 3, static_cast<int>(GameController::Confirm::off));
    check(commands_.confirmModes, confirm);
    controller_.setConfirmMode(static_cast<GameController::Confirm>(confirm));
    const bool forced = settings.choice(forcedKey, 2, 1) == 1;
    commands_.forced->setChecked(forced);
    controller_.setPlaysForced(forced);
    for (QAction *action : commands_.languages->actions())
        action->setChecked(action->data().toString() == services_.languages.current());
    connect(&services_.languages, &LanguageSwitch::changed, this, [this](const QString &code) {
        for (QAction *action : commands_.languages->actions())
            action->setChecked(action->data().toString() == code);
    });
    applyThemeChoice();
}

} // namespace waystone
