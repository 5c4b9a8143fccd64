#include "fitting/page_stack.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace waystone {

namespace {

/// Readers announce what Qt calls a layered pane whenever the focus comes into it; of a group without a name they are silent.
QAccessibleInterface *quietStack(const QString &, QObject *object)
{
    auto *stack = qobject_cast<QStackedWidget *>(object);
    return stack == nullptr ? nullptr : new QAccessibleWidget(stack, QAccessible::Grouping);
}

} // namespace

PageStack::PageStack(QWidget *parent) : QStackedWidget(parent)
{
    // Of every stack, also of those that Qt makes in a row of tabs.
    static const bool isInstalled = [] {
        QAccessible::installFactory(quietStack);
        return true;
    }();
    Q_UNUSED(isInstalled);
    connect(this, &QStackedWidget::currentChanged, this, &QWidget::updateGeometry);
}

QSize PageStack::minimumSizeHint() const
{
    const QWidget *page = currentWidget();
    return page == nullptr ? QSize() : page->minimumSizeHint().expandedTo(page->minimumSize());
}

} // namespace waystone
