#include "controls/wrapping_delegate.h"

#include <QTreeView>

namespace waystone {

namespace {

constexpr int betweenRows = 2; ///< above and below the text

int indentation(const QTreeView &view, const QModelIndex &index)
{
    if (index.column() != 0)
        return 0;
    int depth = view.rootIsDecorated() ? 1 : 0;
    for (QModelIndex above = index.parent(); above != view.rootIndex(); above = above.parent())
        ++depth;
    return depth * view.indentation();
}

} // namespace

WrappingDelegate::WrappingDelegate(int column, QObject *parent) : QStyledItemDelegate(parent), column_(column)
{}

QSize WrappingDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem wide = option;
    const auto *view = qobject_cast<const QTreeView *>(option.widget);
    if (view != nullptr && index.column() == column_)
        wide.rect = QRect(0, 0, view->columnWidth(column_) - indentation(*view, index),
                          QWIDGETSIZE_MAX); // an empty one would count for nothing
    // Else nobody sees where the lines of one row end and the next row begins.
    return QStyledItemDelegate::sizeHint(wide, index) + QSize(0, 2 * betweenRows);
}

void WrappingDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->features.setFlag(QStyleOptionViewItem::WrapText, index.column() == column_);
}

} // namespace waystone
