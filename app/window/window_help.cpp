#include "window/window_help.h"

#include "window/help_menu.h"

#include <QChildEvent>
#include <QLayout>
#include <QMenuBar>
#include <QWidget>

namespace waystone {

namespace {

/// Something that somebody works in, as its frame tells.
bool isWorkedIn(const QWidget &window)
{
    return window.windowType() == Qt::Window || window.windowFlags().testFlag(Qt::WindowMaximizeButtonHint);
}

} // namespace

WindowHelp::WindowHelp(QWidget &window, const Commands &commands) : QObject(&window), commands_(commands)
{
    window.installEventFilter(this);
}

bool WindowHelp::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ChildPolished)
        return QObject::eventFilter(watched, event);
    auto *child = qobject_cast<QWidget *>(static_cast<QChildEvent *>(event)->child());
    if (child == nullptr || !child->isWindow() || !isWorkedIn(*child))
        return false;
    child->installEventFilter(this); // it may have windows as well
    if (child->layout() != nullptr && child->findChild<QMenuBar *>() == nullptr) {
        auto *bar = new QMenuBar(child);
        bar->addMenu(new HelpMenu(commands_, bar));
        child->layout()->setMenuBar(bar);
    }
    return false;
}

} // namespace waystone
