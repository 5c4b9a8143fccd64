#include "fitting/page_stack.h"

namespace waystone {

PageStack::PageStack(QWidget *parent) : QStackedWidget(parent)
{
    connect(this, &QStackedWidget::currentChanged, this, &QWidget::updateGeometry);
}

QSize PageStack::minimumSizeHint() const
{
    const QWidget *page = currentWidget();
    return page == nullptr ? QSize() : page->minimumSizeHint().expandedTo(page->minimumSize());
}

} // namespace waystone
