#include "wrapping_delegate.h"

#include <QTreeView>

namespace waystone {

WrappingDelegate::WrappingDelegate(int column, QObject *parent) : QStyledItemDelegate(parent), column_(column)
{}

QSize WrappingDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem wide = option;
    const auto *view = qobject_cast<const QTreeView *>(option.widget);
    if (view != nullptr && index.column() == column_)
        wide.rect =
            QRect(0, 0, view->columnWidth(column_), QWIDGETSIZE_MAX); // an empty one would count for nothing
    return QStyledItemDelegate::sizeHint(wide, index);
}

void WrappingDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->features.setFlag(QStyleOptionViewItem::WrapText, index.column() == column_);
}

} // namespace waystone
