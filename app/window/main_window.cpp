#include "window/main_window.h"

#include "advice/hint_ladder.h"
#include "controls/panel.h"
#include "controls/qt_parts.h"
#include "editor/lesson/lesson_workshop.h"
#include "editor/window/editor_window.h"
#include "games.h"
#include "learning/lesson_desk.h"
#include "learning/rules_help.h"
#include "lessons/rules/rule_library.h"
#include "scoring/score_sheets.h"
#include "start/start_page.h"
#include "start/table_programs.h"
#include "table/log_panel.h"
#include "table/players_panel.h"
#include "table/table_page.h"
#include "window/curtain.h"
#include "words/problem_sentence.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDialog>
#include <QMenuBar>
#include <QStackedWidget>
#include <QToolBar>
#include <QToolButton>

#include <array>

namespace waystone {

namespace {

constexpr QSize firstSize(1280, 720);

} // namespace

MainWindow::MainWindow(Services services, QWidget *parent)
    : QMainWindow(parent),
      services_(std::move(services)),
      bots_(controller_, tableBots(programs_)),
      adviser_(controller_),
      review_(controller_),
      showAgain_(controller_),
      file_(controller_, services_.journals, services_.lots),
      commands_(this),
      pages_(new QStackedWidget),
      start_(new StartPage(games())),
      table_(new TablePage(controller_)),
      lessons_(std::make_unique<LessonDesk>(services_.folder, services_.settings, services_.dialogs)),
      curtain_(new Curtain(controller_, this)),
      hints_(new HintLadder(controller_, adviser_, this))
{
    setObjectName(QStringLiteral("mainWindow"));
    pages_->addWidget(start_);
    pages_->addWidget(table_);
    pages_->addWidget(&lessons_->libraryPage());
    pages_->addWidget(&lessons_->lessonPage());
    setCentralWidget(pages_);
    setDockOptions(AnimatedDocks | AllowTabbedDocks | AllowNestedDocks);
    makePanels();
    makeMenus();
    makeToolBar();
    connectCommands();
    connectLessons();
    connectAdvice();
    connectBots();
    restoreChoices();

    connect(&controller_, &GameController::viewChanged, this, &MainWindow::refreshCommands);
    connect(&controller_, &GameController::logChanged, this, &MainWindow::refreshCommands);
    connect(&controller_, &GameController::confirmationNeeded, this, &MainWindow::refreshCommands);
    connect(&controller_, &GameController::confirmationEnded, this, &MainWindow::refreshCommands);
    connect(&controller_.proposals(), &Proposals::suggestingChanged, this, &MainWindow::refreshCommands);
    connect(&controller_, &GameController::studyChanged, this, &MainWindow::refreshCommands);
    connect(&controller_, &GameController::gameOver, this, &MainWindow::showFinalScoring);
    connect(curtain_, &Curtain::lifted, this, [this] { table_->view().setFocus(); });
    connect(&bots_, &BotRunner::thinkingChanged, &table_->prompt(), &PromptBar::setThinking);
    connect(&bots_, &BotRunner::failed, &table_->prompt(), &PromptBar::setFailed);
    MoveInput &input = table_->play().input();
    connect(&input, &MoveInput::changed, this, [this, &input] { bots_.setHeld(!input.clicks().empty()); });
    connect(&file_, &GameFile::tableChanged, this, [this] { showPage(); });
    connect(&file_, &GameFile::changed, this, &MainWindow::refreshTitle);
    auto *programs = new TablePrograms(controller_, bots_, this);
    connect(&file_, &GameFile::programsOffered, programs, &TablePrograms::askAboutOffer);
    connect(&file_, &GameFile::tableChanged, this, [this] { programs_->clear(); });
    connect(&file_, &GameFile::journalFailed, this, [this](const QString &reason) {
        tell([reason] {
            return Trouble{
                tr("The game cannot be kept in the journal; save it if it is to be continued later."),
                {reason}};
        });
    });
    connect(&file_, &GameFile::noted, this, [this](const Problems &notes) {
        tell([notes] {
            return Trouble{tr("The game was opened, but not everything in its file could be used."),
                           problemSentences(notes), codesWithRule(notes)};
        });
    });

    retranslate();
    resize(firstSize);
    restoreGeometry(services_.settings.windowGeometry());
    tableState_ = services_.settings.windowState();
    showPage();
}

MainWindow::~MainWindow()
{
    // Everything that looks at the controller goes before it; the base class would delete it later.
    hide();
    workshop_.reset(); // it adds to the editor's window
    editor_.reset();
    delete curtain_;
    qDeleteAll(findChildren<QDialog *>(Qt::FindDirectChildrenOnly));
    delete &rules_->panel();
    delete rules_;
    delete analysisPanel_;
    qDeleteAll(panels_);
    delete takeCentralWidget();
    delete hints_;
}

void MainWindow::makePanels()
{
    log_ = new LogPanel(controller_, commands_);
    auto *sheets = new ScoreSheets(controller_);
    connect(sheets, &ScoreSheets::pointedAt, table_,
            [this](const std::vector<Place> &places) { table_->scene().setMarked(Mark::source, places); });
    panels_ = {
        new Panel(QStringLiteral("playersPanel"), new PlayersPanel(controller_),
                  [] { return tr("Players"); }),
        new Panel(QStringLiteral("scorePanel"), sheets, [] { return tr("Score Sheet"); }),
        new Panel(QStringLiteral("logPanel"), log_, [] { return tr("Log"); }),
    };
    int key = 1;
    for (Panel *panel : panels_) {
        addDockWidget(Qt::RightDockWidgetArea, panel);
        QAction *toggle = panel->toggleViewAction();
        toggle->setObjectName(panel->objectName() + QStringLiteral("Action"));
        toggle->setShortcut(QKeySequence(QStringLiteral("Ctrl+%1").arg(key++)));
        commands_.add(CommandGroup::view, toggle);
    }
    rules_ = new RulesHelp(*this, controller_, *table_, commands_, services_.settings);
    tabifyDockWidget(panels_[1], panels_[2]);
    tabifyDockWidget(panels_[2], &rules_->panel());
    makeAnalysisPanel();
    panels_[2]->raise();
    resizeDocks({panels_[0], panels_[2]}, {160, 500}, Qt::Vertical);
    resizeDocks({panels_[2]}, {320}, Qt::Horizontal);
}

void MainWindow::makeMenus()
{
    using enum CommandGroup;
    for (const CommandGroup group : std::array{game, edit, view, play, language, help}) {
        QMenu *menu = menuBar()->addMenu(QString());
        for (QAction *action : commands_.group(group)) {
            if (action == nullptr)
                menu->addSeparator();
            else
                menu->addAction(action);
        }
        menu->setToolTipsVisible(true);
        menus_.emplace_back(group, menu);
    }
    // Their keys work in full screen too, where the menu bar may not be seen.
    for (const CommandGroup group : std::array{game, edit, view, play, language, help})
        for (QAction *action : commands_.group(group))
            if (action != nullptr)
                addAction(action);
}

void MainWindow::makeToolBar()
{
    toolBar_ = new QToolBar;
    toolBar_->setObjectName(QStringLiteral("toolBar"));
    toolBar_->setIconSize({20, 20});
    const Commands &c = commands_;
    for (QAction *action : {c.newGame,
                            c.open,
                            c.save,
                            static_cast<QAction *>(nullptr),
                            c.undo,
                            c.redo,
                            c.turnStart,
                            static_cast<QAction *>(nullptr),
                            c.first,
                            c.previous,
                            c.next,
                            c.last,
                            static_cast<QAction *>(nullptr),
                            c.zoomOut,
                            c.zoomFit,
                            c.zoomIn,
                            static_cast<QAction *>(nullptr),
                            c.editor,
                            static_cast<QAction *>(nullptr),
                            c.hint,
                            c.finish}) {
        if (action == nullptr)
            toolBar_->addSeparator();
        else
            toolBar_->addAction(action);
    }
    if (auto *button = qobject_cast<QToolButton *>(toolBar_->widgetForAction(c.finish)))
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto *space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    toolBar_->addWidget(space);
    edition_ = new QToolButton;
    edition_->setObjectName(QStringLiteral("editionLabel"));
    edition_->setAutoRaise(true);
    toolBar_->addWidget(edition_);
    connect(edition_, &QToolButton::clicked, c.edition, &QAction::trigger);
    addToolBar(toolBar_);
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::ThemeChange && services_.settings.theme() == ThemeChoice::system)
        applyThemeChoice();
    QMainWindow::changeEvent(event);
}

void MainWindow::retranslate()
{
    commands_.retranslate();
    for (const auto &[group, menu] : menus_)
        menu->setTitle(Commands::groupTitle(group));
    toolBar_->setWindowTitle(tr("Toolbar"));
    toolBar_->toggleViewAction()->setText(tr("Toolbar"));
    edition_->setToolTip(commands_.edition->toolTip());
    retranslateQtParts(*this);
    refreshCommands();
    refreshTitle();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (editor_ && !editor_->close()) {
        event->ignore();
        return;
    }
    const QByteArray state = isAtTable() ? saveState() : tableState_;
    services_.settings.setWindow(saveGeometry(), state);
    QMainWindow::closeEvent(event);
}

} // namespace waystone
