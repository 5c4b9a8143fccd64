#include "editor/window/editor_window.h"

#include "controls/qt_parts.h"
#include "editor/drafts/draft_notices.h"
#include "editor/edition/edition_window.h"
#include "editor/position/inspector_panel.h"
#include "editor/position/palette_panel.h"
#include "editor/position/position_line.h"
#include "editor/position/problems_panel.h"
#include "editor/window/editor_speech.h"
#include "fitting/page_stack.h"
#include "fitting/screen_room.h"
#include "fitting/text_scale.h"
#include "fitting/text_watch.h"

#include <QCloseEvent>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QMenuBar>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>
#include <QUndoView>
#include <QVBoxLayout>

#include <array>

namespace waystone {

namespace {

constexpr QSize firstSize(1280, 720);
constexpr std::array allMenus{EditorMenu::scenario, EditorMenu::edit, EditorMenu::start, EditorMenu::view};

} // namespace

EditorWindow::EditorWindow(EditorServices services, std::shared_ptr<const Game> game,
                           std::vector<Player> players, QWidget *parent)
    : QMainWindow(parent),
      services_(std::move(services)),
      document_(std::move(game), std::move(players)),
      keeper_(services_.drafts, [this] { return unsaved(); }),
      edited_(services_.drafts.openFolder()),
      commands_(this)
{
    setObjectName(QStringLiteral("editorWindow"));
    setDockOptions(AnimatedDocks | AllowTabbedDocks | AllowNestedDocks);
    makeCentre();
    makeMenus();
    makePanels();
    makeToolBar();
    verdict_ = new QLabel;
    verdict_->setObjectName(QStringLiteral("verdict"));
    verdict_->setWordWrap(true);
    statusBar()->addWidget(verdict_, 2);
    speech_ = new EditorSpeech(document_, *board_, *verdict_, *new Announcer(this));
    // Beside it, so that the board has the height of a line more.
    statusBar()->addPermanentWidget(line_, 3);
    connectDrafts();
    connectCommands();
    retranslate();
    resizeOnScreen(*this, firstSize);
}

EditorWindow::~EditorWindow()
{
    hide(); // the focus leaves, so that what was typed is in the draft
    keeper_.keep();
}

void EditorWindow::makeCentre()
{
    view_ = new BoardView(scene_);
    view_->setObjectName(QStringLiteral("editorBoard"));
    view_->setMinimumSize(280, 200);
    board_ = std::make_unique<EditBoard>(document_, *view_);
    auto *centre = new QWidget;
    auto *layout = new QVBoxLayout(centre);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(view_, 1);
    line_ = new PositionLine(document_);
    centre_ = std::make_unique<PageStack>();
    centre_->addWidget(centre);
    auto *notices = new DraftNotices(keeper_, edited_);
    connect(notices, &DraftNotices::saveWanted, commands_.saveAs, &QAction::trigger);
    auto *whole = new QWidget;
    auto *column = new QVBoxLayout(whole);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(notices);
    column->addWidget(centre_.get(), 1);
    setCentralWidget(whole);
}

void EditorWindow::addCentrePage(QWidget *page)
{
    centre_->addWidget(page);
}

void EditorWindow::showCentrePage(QWidget *page, QAction *undo, QAction *redo)
{
    const QWidget *shown = centre_->currentWidget();
    const bool wasHere = focusWidget() == shown || shown->isAncestorOf(focusWidget());
    centre_->setCurrentIndex(page == nullptr ? 0 : centre_->indexOf(page));
    pageUndo_ = undo;
    pageRedo_ = redo;
    for (const QAction *action : {undo, redo})
        if (action != nullptr)
            connect(action, &QAction::changed, this, &EditorWindow::refresh, Qt::UniqueConnection);
    refreshWatchers();
    refresh();
    // From the board what was done can be undone; the keyboard would go on to any field.
    if (wasHere && page == nullptr)
        view_->setFocus();
}

void EditorWindow::makePanels()
{
    inspector_ = new InspectorPanel(document_);
    auto *history = new QUndoView(&document_.history());
    history->setObjectName(QStringLiteral("history"));
    history->setFrameShape(QFrame::NoFrame);
    connect(board_.get(), &EditBoard::fieldWanted, inspector_, &InspectorPanel::showField);
    const auto retitle = [history, this] {
        history->setEmptyLabel(tr("Beginning"));
        // The view asks for the names of the steps only when the stack is another.
        history->setStack(nullptr);
        history->setStack(&document_.history());
    };
    retitle();
    connect(&document_, &ScenarioDocument::languageChanged, history, retitle);

    palettePanel_ = new Panel(QStringLiteral("palettePanel"), new PalettePanel(document_, *board_),
                              [] { return tr("Palette"); });
    addPanel(palettePanel_, Qt::LeftDockWidgetArea);
    fieldsPanel_ = new Panel(QStringLiteral("inspectorPanel"), inspector_, [] { return tr("Position"); });
    auto *list = new ProblemsPanel(document_, *board_);
    connect(list, &ProblemsPanel::ruleWanted, this, &EditorWindow::ruleWanted);
    problemsPanel_ = new Panel(QStringLiteral("problemsPanel"), list, [] { return tr("Problems"); });
    addPanel(fieldsPanel_);
    // Problems stay in sight below whatever else is chosen above.
    addDockWidget(Qt::RightDockWidgetArea, problemsPanel_);
    splitDockWidget(fieldsPanel_, problemsPanel_, Qt::Vertical);
    addPanel(new Panel(QStringLiteral("historyPanel"), history, [] { return tr("History"); }));
    panels_.emplace_back(problemsPanel_);
    problemsPanel_->toggleViewAction()->setObjectName(QStringLiteral("problemsPanelAction"));
    addCommand(EditorMenu::view, problemsPanel_->toggleViewAction());
    fieldsPanel_->raise();
    setPanelRoom({});
}

PanelRoom EditorWindow::panelRoom() const
{
    // Of panels that are tabs of one place only the one in front has its size.
    const auto inFront = [this](const Panel *panel) -> const QDockWidget * {
        for (const QDockWidget *each : tabifiedDockWidgets(const_cast<Panel *>(panel)))
            if (!each->visibleRegion().isEmpty())
                return each;
        return panel;
    };
    PanelRoom room;
    if (!isVisible())
        return room;
    if (const QDockWidget *left = inFront(palettePanel_); left->isVisible())
        room.palette = left->width();
    if (const QDockWidget *right = inFront(fieldsPanel_); right->isVisible()) {
        room.fields = right->width();
        room.fieldsHeight = right->height();
    }
    if (const QDockWidget *below = inFront(problemsPanel_); below->isVisible())
        room.problemsHeight = below->height();
    return room;
}

void EditorWindow::setPanelRoom(const PanelRoom &room)
{
    resizeDocks({palettePanel_, fieldsPanel_}, {room.palette, room.fields}, Qt::Horizontal);
    resizeDocks({fieldsPanel_, problemsPanel_}, {room.fieldsHeight, room.problemsHeight}, Qt::Vertical);
}

void EditorWindow::addPanel(Panel *panel, Qt::DockWidgetArea area)
{
    Panel *neighbour = nullptr;
    for (const auto &other : panels_)
        if (neighbour == nullptr && dockWidgetArea(other.get()) == area)
            neighbour = other.get();
    addDockWidget(area, panel);
    if (neighbour != nullptr)
        tabifyDockWidget(neighbour, panel);
    panels_.emplace_back(panel);
    QAction *toggle = panel->toggleViewAction();
    toggle->setObjectName(panel->objectName() + QStringLiteral("Action"));
    addCommand(EditorMenu::view, toggle);
}

void EditorWindow::removePanel(Panel *panel)
{
    std::erase_if(panels_, [panel](const auto &each) { return each.get() == panel; });
}

void EditorWindow::addCommand(EditorMenu menu, QAction *action)
{
    for (const auto &[which, widget] : menus_)
        if (which == menu)
            widget->addAction(action);
}

void EditorWindow::addTool(QAction *action)
{
    toolBar_->insertAction(spaceAction_, action);
    if (auto *button = qobject_cast<QToolButton *>(toolBar_->widgetForAction(action)))
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
}

void EditorWindow::makeMenus()
{
    for (const EditorMenu which : allMenus) {
        QMenu *menu = menuBar()->addMenu(QString());
        for (QAction *action : commands_.menu(which)) {
            if (action == nullptr)
                menu->addSeparator();
            else
                menu->addAction(action);
        }
        menu->setToolTipsVisible(true);
        menus_.emplace_back(which, menu);
    }
}

void EditorWindow::makeToolBar()
{
    toolBar_ = new QToolBar;
    toolBar_->setObjectName(QStringLiteral("editorToolBar"));
    fitToText(*toolBar_, [this] { toolBar_->setIconSize({besideText(20), besideText(20)}); });
    const EditorCommands &c = commands_;
    for (QAction *action : {c.newScenario, c.open, c.save, static_cast<QAction *>(nullptr), c.undo, c.redo,
                            static_cast<QAction *>(nullptr), c.zoomOut, c.zoomFit, c.zoomIn,
                            static_cast<QAction *>(nullptr), c.play}) {
        if (action == nullptr)
            toolBar_->addSeparator();
        else
            toolBar_->addAction(action);
    }
    if (auto *button = qobject_cast<QToolButton *>(toolBar_->widgetForAction(c.play)))
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto *space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    spaceAction_ = toolBar_->addWidget(space);
    watcherLabel_ = new QLabel;
    watcher_ = new QComboBox;
    watcher_->setObjectName(QStringLiteral("watcher"));
    watcher_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    watcherLabel_->setBuddy(watcher_);
    watcherLabelAction_ = toolBar_->addWidget(watcherLabel_);
    watcherAction_ = toolBar_->addWidget(watcher_);
    connect(watcher_, &QComboBox::activated, this,
            [this](int index) { board_->setWatcher(static_cast<Seat>(watcher_->itemData(index).toInt())); });
    addToolBar(toolBar_);
}

void EditorWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::ActivationChange)
        edited_.refresh();
    if (event->type() == QEvent::WindowStateChange)
        commands_.fullScreen->setChecked(isFullScreen()); // the desktop has keys for that, too
    QMainWindow::changeEvent(event);
}

void EditorWindow::closeEvent(QCloseEvent *event)
{
    // What is edited here stays in its draft. An edition is asked about: its window is no longer there afterwards.
    event->setAccepted(edition_ == nullptr || edition_->close());
    if (!event->isAccepted())
        return;
    keeper_.keep();
    emit closed();
}

void EditorWindow::retranslate()
{
    commands_.retranslate();
    for (const auto &[which, menu] : menus_)
        menu->setTitle(EditorCommands::menuTitle(which));
    toolBar_->setWindowTitle(tr("Toolbar"));
    toolBar_->toggleViewAction()->setText(tr("Toolbar"));
    retranslateQtParts(*this);
    refreshWatchers();
    refresh();
    refreshTitle();
}

} // namespace waystone
