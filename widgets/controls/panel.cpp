#include "controls/panel.h"

#include <QEvent>

namespace waystone {

Panel::Panel(const QString &name, QWidget *content, std::function<QString()> title, QWidget *parent)
    : QDockWidget(parent), title_(std::move(title))
{
    setObjectName(name);
    setWidget(content);
    retranslate();
}

void Panel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDockWidget::changeEvent(event);
}

void Panel::retranslate()
{
    setWindowTitle(title_());
    widget()->setAccessibleName(title_());
}

} // namespace waystone
