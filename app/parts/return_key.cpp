#include "parts/return_key.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QKeyEvent>

namespace waystone {

ReturnKey::ReturnKey(QObject *parent) : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool ReturnKey::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QObject::eventFilter(watched, event);
    const auto &key = *static_cast<QKeyEvent *>(event);
    const bool isReturn = (key.key() == Qt::Key_Return && key.modifiers() == Qt::NoModifier) ||
                          (key.key() == Qt::Key_Enter && key.modifiers() == Qt::KeypadModifier);
    auto *button = isReturn && !key.isAutoRepeat() ? qobject_cast<QAbstractButton *>(watched) : nullptr;
    if (button == nullptr || !button->isEnabled() || qobject_cast<QDialog *>(button->window()) != nullptr)
        return QObject::eventFilter(watched, event);
    button->click();
    return true;
}

} // namespace waystone
