#include "support/icon_faults.h"

#include "support/contrast.h"

#include <QAbstractButton>
#include <QAction>
#include <QMenu>
#include <QToolButton>

namespace waystone {

namespace {

constexpr double least = 3;
constexpr int measured = 48; ///< pixels; in a small picture thin lines mix with what lies beside them

/// What a button is painted on: its own face, or whatever lies behind one that has none until it is pointed at.
QColor groundOf(const QAbstractButton &button)
{
    const auto *tool = qobject_cast<const QToolButton *>(&button);
    const bool hasFace = tool == nullptr || !tool->autoRaise();
    const QWidget *behind = button.parentWidget();
    return hasFace || behind == nullptr ? button.palette().color(QPalette::Button)
                                        : behind->palette().color(behind->backgroundRole());
}

QString fault(const QString &what, double found)
{
    return QStringLiteral("the picture of %1 has a contrast of %2").arg(what).arg(found, 0, 'f', 1);
}

} // namespace

QStringList iconFaults(const QWidget &window)
{
    QStringList faults;
    for (const QAbstractButton *button : window.findChildren<QAbstractButton *>()) {
        if (button->icon().isNull() || !button->isEnabled() || !button->isVisibleTo(&window))
            continue;
        const QImage image = button->icon().pixmap(measured).toImage();
        if (const double found = contrast(image, groundOf(*button)); found < least)
            faults += fault(button->objectName(), found);
    }
    for (const QMenu *menu : window.findChildren<QMenu *>())
        for (const QAction *action : menu->actions()) {
            if (action->icon().isNull() || !action->isEnabled())
                continue;
            const QImage image = action->icon().pixmap(measured).toImage();
            const double found = contrast(image, menu->palette().color(QPalette::Window));
            if (found < least)
                faults += fault(action->text(), found);
        }
    return faults;
}

} // namespace waystone
