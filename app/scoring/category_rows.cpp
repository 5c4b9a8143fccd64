#include "scoring/category_rows.h"

#include "scoring/category_delegate.h"

#include <QFocusEvent>
#include <QMouseEvent>
#include <QScopedValueRollback>

namespace waystone {

CategoryRows::CategoryRows(GameController &controller, QWidget *parent)
    : CalmView(parent), controller_(controller), model_(controller)
{
    setObjectName(QStringLiteral("categoryRows"));
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    setItemDelegate(new CategoryDelegate(controller, model_, this));
    setModel(&model_);
}

void CategoryRows::follow()
{
    const QScopedValueRollback following(isFollowing_, true);
    model_.follow();
    setVisible(model_.rowCount() > 0);
    setAccessibleName(tr("Where the points came from"));
    emit lookedAt(nullptr);
    if (const auto &told = controller_.shown().told; told && told->step > 0)
        setCurrentIndex(model_.index(static_cast<int>(told->step) - 1));
    updateGeometry();
}

QRect CategoryRows::current() const
{
    return currentIndex().isValid() ? visualRect(currentIndex()) : QRect();
}

QSize CategoryRows::sizeHint() const
{
    const int rows = model_.rowCount();
    return rows == 0 ? QSize() : QSize(sizeHintForColumn(0), rows * sizeHintForRow(0));
}

void CategoryRows::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    CalmView::currentChanged(current, previous);
    if (isFollowing_ || !current.isValid())
        return;
    // Going back lays the rows anew, which cannot be done while one is being chosen.
    QMetaObject::invokeMethod(
        this, [this, row = current.row()] { choose(row); }, Qt::QueuedConnection);
}

void CategoryRows::choose(int row)
{
    if (row >= model_.rowCount() || !model_.isTold(row))
        return;
    if (controller_.shown().told)
        controller_.tell(static_cast<std::size_t>(row) + 1);
    else
        emit lookedAt(&model_.category(row));
}

void CategoryRows::lookAway()
{
    if (controller_.shown().told || !currentIndex().isValid())
        return;
    const QScopedValueRollback following(isFollowing_, true);
    selectionModel()->clear();
    emit lookedAt(nullptr);
}

void CategoryRows::mousePressEvent(QMouseEvent *event)
{
    const QModelIndex at = indexAt(event->pos());
    if (at.isValid() && at == currentIndex() && !controller_.shown().told)
        lookAway();
    else
        QListView::mousePressEvent(event);
}

void CategoryRows::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && currentIndex().isValid())
        lookAway();
    else
        QListView::keyPressEvent(event);
}

void CategoryRows::focusOutEvent(QFocusEvent *event)
{
    QListView::focusOutEvent(event);
    if (event->reason() != Qt::ActiveWindowFocusReason && event->reason() != Qt::PopupFocusReason)
        lookAway();
}

} // namespace waystone
