#include "window/window_bars.h"

#include "fitting/text_scale.h"
#include "words/foreign_text.h"

#include <QMainWindow>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

#include <array>

namespace waystone {

namespace {

constexpr int iconSize = 20;

} // namespace

WindowBars::WindowBars(QMainWindow &window, const Commands &commands)
    : window_(window), commands_(commands), toolBar_(new QToolBar), edition_(new QToolButton)
{
    makeMenus();
    makeToolBar();
}

void WindowBars::makeMenus()
{
    using enum CommandGroup;
    constexpr std::array groups{game, edit, view, play, language, help};
    for (const CommandGroup group : groups) {
        QMenu *menu = window_.menuBar()->addMenu(QString());
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
    for (const CommandGroup group : groups)
        for (QAction *action : commands_.group(group))
            if (action != nullptr)
                window_.addAction(action);
}

void WindowBars::makeToolBar()
{
    toolBar_->setObjectName(QStringLiteral("toolBar"));
    toolBar_->setIconSize({besideText(iconSize), besideText(iconSize)});
    const Commands &c = commands_;
    const std::vector<std::vector<QAction *>> groups{
        {c.newGame, c.open, c.save},
        {c.undo, c.redo, c.turnStart},
        {c.first, c.previous, c.next, c.last},
        {c.zoomOut, c.zoomFit, c.zoomIn},
        {c.editor},
        {c.hint, c.finish},
    };
    for (const std::vector<QAction *> &group : groups) {
        if (&group != &groups.front())
            toolBar_->addSeparator();
        for (QAction *action : group)
            toolBar_->addAction(action);
    }
    if (auto *button = qobject_cast<QToolButton *>(toolBar_->widgetForAction(c.finish)))
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto *space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    toolBar_->addWidget(space);
    edition_->setObjectName(QStringLiteral("editionLabel"));
    edition_->setAutoRaise(true);
    toolBar_->addWidget(edition_);
    QObject::connect(edition_, &QToolButton::clicked, c.edition, &QAction::trigger);
    window_.addToolBar(toolBar_);
}

void WindowBars::setEdition(const QString &name)
{
    edition_->setText(foreign_text::caption(name));
}

void WindowBars::retranslate()
{
    for (const auto &[group, menu] : menus_)
        menu->setTitle(Commands::groupTitle(group));
    toolBar_->setWindowTitle(tr("Toolbar"));
    toolBar_->toggleViewAction()->setText(tr("Toolbar"));
    edition_->setToolTip(foreign_text::tip(commands_.edition->toolTip()));
}

} // namespace waystone
