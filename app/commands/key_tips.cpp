#include "commands/key_tips.h"

#include "words/foreign_text.h"

#include <QAction>
#include <QCoreApplication>
#include <QHelpEvent>
#include <QKeySequence>
#include <QTextDocumentFragment>
#include <QToolButton>
#include <QToolTip>

namespace waystone {

KeyTips::KeyTips(QObject *parent) : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool KeyTips::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QObject::eventFilter(watched, event);
    auto *button = qobject_cast<QToolButton *>(watched);
    const QAction *command = button == nullptr ? nullptr : button->defaultAction();
    if (command == nullptr || command->shortcut().isEmpty())
        return QObject::eventFilter(watched, event);
    const QString told = command->toolTip();
    const QString plain =
        Qt::mightBeRichText(told) ? QTextDocumentFragment::fromHtml(told).toPlainText() : told;
    const QString tip =
        tr("%1 (%2)", "what it does, key").arg(plain, command->shortcut().toString(QKeySequence::NativeText));
    QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), foreign_text::tip(tip), button);
    return true;
}

} // namespace waystone
