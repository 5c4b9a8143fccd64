#include "support/hasty_windows.h"

#include <QApplication>
#include <QEvent>
#include <QTest>
#include <QWidget>

namespace waystone {

HastyWindows::HastyWindows()
{
    qApp->installEventFilter(this);
}

bool HastyWindows::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::Show && event->type() != QEvent::ParentChange)
        return false;
    const auto *widget = qobject_cast<const QWidget *>(watched);
    if (widget == nullptr)
        return false;
    if (event->type() == QEvent::Show && widget->isWindow()) {
        shown_.insert(widget);
        connect(widget, &QObject::destroyed, this, [this](const QObject *gone) { shown_.remove(gone); });
    } else if (event->type() == QEvent::ParentChange && !widget->isWindow() && shown_.contains(widget)) {
        QTest::qFail(
            qPrintable(QStringLiteral("%1 %2 was a window of its own before it had its place")
                           .arg(QLatin1String(widget->metaObject()->className()), widget->objectName())),
            __FILE__, __LINE__);
    }
    return false;
}

} // namespace waystone
