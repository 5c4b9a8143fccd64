#include "support/reader.h"

#include "controls/announcer.h"

#include <QAbstractButton>
#include <QAbstractEventDispatcher>
#include <QApplication>
#include <QPointer>
#include <QTimerEvent>

#include <utility>

namespace waystone {

namespace {

/// A button that a reader presses is down for a moment, which nobody has to wait for here.
void letGo(QObject *pressed)
{
    const QPointer<QObject> button = qobject_cast<QAbstractButton *>(pressed);
    if (button.isNull())
        return;
    for (const QAbstractEventDispatcher::TimerInfo &timer :
         QAbstractEventDispatcher::instance()->registeredTimers(button)) {
        QTimerEvent event(timer.timerId);
        if (!button.isNull())
            QCoreApplication::sendEvent(button, &event);
    }
}

} // namespace

Reader::Reader(QWidget &window) : window_(window)
{
    // Where nothing is drawn no reader listens either, and Qt passes no event on: what is said is asked of who says it.
    for (const Announcer *announcer : window.findChildren<Announcer *>())
        connect(announcer, &Announcer::said, this, [this](const QString &text) { said_ += text; });
}

QStringList Reader::heard()
{
    return std::exchange(said_, {});
}

QStringList Reader::readable() const
{
    QStringList texts;
    for (Announcer *announcer : window_.findChildren<Announcer *>())
        if (QAccessibleInterface *messages = QAccessible::queryAccessibleInterface(announcer))
            for (int child = 0; child < messages->childCount(); ++child)
                if (messages->child(child)->role() == QAccessible::Notification)
                    texts += messages->child(child)->text(QAccessible::Name);
    return texts;
}

QAccessibleInterface *Reader::root() const
{
    return QAccessible::queryAccessibleInterface(&window_);
}

QAccessibleInterface *Reader::findIn(QAccessibleInterface *in, QAccessible::Role role,
                                     const std::function<bool(const QString &)> &test)
{
    if (in == nullptr || !in->isValid() || in->state().invisible)
        return nullptr;
    if (in->role() == role && test(in->text(QAccessible::Name)))
        return in;
    for (int child = 0; child < in->childCount(); ++child)
        if (QAccessibleInterface *found = findIn(in->child(child), role, test))
            return found;
    return nullptr;
}

bool Reader::press(QAccessibleInterface *what)
{
    QAccessibleActionInterface *actions = what == nullptr ? nullptr : what->actionInterface();
    if (actions == nullptr || what->state().disabled)
        return false;
    for (const QString &press :
         {QAccessibleActionInterface::pressAction(), QAccessibleActionInterface::toggleAction()})
        if (actions->actionNames().contains(press)) {
            actions->doAction(press);
            letGo(what->object());
            return true;
        }
    return false;
}

QAccessibleInterface *Reader::offered()
{
    QWidget *menu = QApplication::activePopupWidget();
    QAccessibleInterface *items = menu == nullptr ? nullptr : QAccessible::queryAccessibleInterface(menu);
    return items == nullptr || items->childCount() == 0 ? nullptr : items->child(0);
}

} // namespace waystone
