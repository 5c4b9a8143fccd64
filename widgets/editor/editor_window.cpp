#include "editor/editor_window.h"

#include "desk/qt_parts.h"

#include <QComboBox>
#include <QDialog>
#include <QEvent>
#include <QLabel>
#include <QMenuBar>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>
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
    statusBar()->addWidget(verdict_, 1);
    connectCommands();
    retranslate();
    resize(firstSize);
}

EditorWindow::~EditorWindow()
{
    // Everything that looks at the document goes before it; the base class would delete it later.
    hide();
    qDeleteAll(findChildren<QDialog *>(Qt::FindDirectChildrenOnly));
    qDeleteAll(panels_);
    delete board_;
    delete takeCentralWidget();
}

void EditorWindow::makeCentre()
{
    view_ = new BoardView(scene_);
    view_->setObjectName(QStringLiteral("editorBoard"));
    view_->setMinimumSize(320, 200);
    board_ = new EditBoard(document_, *view_, this);
    auto *centre = new QWidget;
    auto *layout = new QVBoxLayout(centre);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(view_, 1);
    centre_ = new QStackedWidget;
    centre_->addWidget(centre);
    setCentralWidget(centre_);
}

void EditorWindow::addCentrePage(QWidget *page)
{
    centre_->addWidget(page);
}

void EditorWindow::showCentrePage(QWidget *page)
{
    centre_->setCurrentIndex(page == nullptr ? 0 : centre_->indexOf(page));
}

void EditorWindow::makePanels() {}

void EditorWindow::addPanel(Panel *panel, Qt::DockWidgetArea area)
{
    Panel *neighbour = nullptr;
    for (Panel *other : panels_)
        if (dockWidgetArea(other) == area)
            neighbour = other;
    addDockWidget(area, panel);
    if (neighbour != nullptr)
        tabifyDockWidget(neighbour, panel);
    panels_.push_back(panel);
    QAction *toggle = panel->toggleViewAction();
    toggle->setObjectName(panel->objectName() + QStringLiteral("Action"));
    addCommand(EditorMenu::view, toggle);
}

void EditorWindow::addCommand(EditorMenu menu, QAction *action)
{
    for (const auto &[which, widget] : menus_)
        if (which == menu)
            widget->addAction(action);
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
    toolBar_->setIconSize({20, 20});
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
    addToolBar(toolBar_);
}

void EditorWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QMainWindow::changeEvent(event);
}

void EditorWindow::retranslate()
{
    commands_.retranslate();
    for (const auto &[which, menu] : menus_)
        menu->setTitle(EditorCommands::menuTitle(which));
    toolBar_->setWindowTitle(tr("Toolbar"));
    toolBar_->toggleViewAction()->setText(tr("Toolbar"));
    retranslateQtParts(*this);
    refresh();
    refreshTitle();
}

} // namespace waystone
