#include "table/players_delegate.h"

#include "models/players_model.h"
#include "parts/seat_icon.h"

#include <QStyle>
#include <QWidget>

namespace waystone {

PlayersDelegate::PlayersDelegate(const GameController &controller, QObject *parent)
    : QStyledItemDelegate(parent), controller_(controller)
{}

void PlayersDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const QModelIndex first = index.siblingAtColumn(PlayersModel::NameColumn);
    if (first.data(PlayersModel::ToActRole).toBool())
        option->font.setBold(true);
    if (index.column() != PlayersModel::NameColumn)
        return;
    const int seat = first.data(PlayersModel::SeatRole).toInt();
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->icon = seatIcon(controller_.player(static_cast<Seat>(seat)).colour);
    option->decorationSize = QSize(18, 18);
}

QSize PlayersDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    // As wide as for whoever is to act, so that nothing moves from turn to turn.
    QStyleOptionViewItem wide(option);
    initStyleOption(&wide, index);
    wide.font.setBold(true);
    wide.fontMetrics = QFontMetrics(wide.font);
    return wide.widget->style()->sizeFromContents(QStyle::CT_ItemViewItem, &wide, {}, wide.widget);
}

} // namespace waystone
