#include "words/language_watcher.h"

#include <QCoreApplication>
#include <QEvent>

namespace waystone {

LanguageWatcher::LanguageWatcher(QObject *parent) : QObject(parent)
{
    if (QCoreApplication *application = QCoreApplication::instance())
        application->installEventFilter(this);
}

bool LanguageWatcher::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && watched == QCoreApplication::instance())
        emit languageChanged();
    return QObject::eventFilter(watched, event);
}

} // namespace waystone
