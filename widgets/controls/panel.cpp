#include "controls/panel.h"

#include "fitting/scrolling_page.h"

#include <QEvent>

namespace waystone {

namespace {

// Of any panel so much is seen.
constexpr int leastLines = 6;
constexpr int leastBreadth = 330;

} // namespace

Panel::Panel(const QString &name, QWidget *content, std::function<QString()> title, QWidget *parent)
    : QDockWidget(parent), title_(std::move(title))
{
    setObjectName(name);
    // What scrolls by itself knows better what of it has to be seen.
    if (qobject_cast<QAbstractScrollArea *>(content) == nullptr)
        setWidget(new ScrollingPage(content, leastLines, leastBreadth));
    else
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
    const auto *page = qobject_cast<const ScrollingPage *>(widget());
    (page == nullptr ? widget() : page->widget())->setAccessibleName(title_());
}

} // namespace waystone
