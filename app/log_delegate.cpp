#include "log_delegate.h"

#include "models/log_model.h"
#include "seat_icon.h"

namespace waystone {

LogDelegate::LogDelegate(const GameController &controller, QObject *parent)
    : QStyledItemDelegate(parent), controller_(controller)
{}

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
