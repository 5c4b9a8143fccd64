#include "table/log_delegate.h"

#include "models/log_model.h"
#include "parts/seat_icon.h"

#include <QPainter>
#include <QTreeView>

#include <algorithm>

namespace waystone {

namespace {

constexpr int widestName = 18; ///< in letters of usual width

bool isTitle(const QModelIndex &index)
{
    return index.data(LogModel::TurnRole).toBool();
}

} // namespace

LogDelegate::LogDelegate(const GameController &controller, QObject *parent)
    : QStyledItemDelegate(parent), controller_(controller)
{}

void LogDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *tree = qobject_cast<const QTreeView *>(option.widget);
    if (tree == nullptr || index.column() > LogModel::CostColumn || !isTitle(index)) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    // Each cell draws its part of the title.
    const QModelIndex title = index.siblingAtColumn(LogModel::WhoColumn);
    QStyleOptionViewItem all = option;
    all.rect = tree->visualRect(title).united(tree->visualRect(index.siblingAtColumn(LogModel::CostColumn)));
    all.viewItemPosition = QStyleOptionViewItem::OnlyOne;
    painter->save();
    painter->setClipRect(option.rect, Qt::IntersectClip);
    QStyledItemDelegate::paint(painter, all, title);
    painter->restore();
}

QSize LogDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    if (index.column() != LogModel::WhoColumn)
        return size;
    const int widest = option.fontMetrics.averageCharWidth() * widestName;
    size.setWidth(isTitle(index) ? 0 : std::min(size.width(), widest));
    return size;
}

void LogDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const int seat = index.data(LogModel::SeatRole).toInt();
    if (index.column() != LogModel::WhoColumn || seat < 0 || !index.data(LogModel::TurnRole).toBool())
        return;
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->icon = seatIcon(controller_.player(static_cast<Seat>(seat)).colour);
    option->decorationSize = QSize(16, 16);
}

} // namespace waystone
