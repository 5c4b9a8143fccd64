#include "scoring/seat_headers.h"

#include "parts/seat_icon.h"
#include "words/foreign_text.h"

namespace waystone {

SeatHeaders::SeatHeaders(const GameController &controller, QAbstractItemModel &model)
    : controller_(controller)
{
    setSourceModel(&model);
}

QVariant SeatHeaders::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool isSeat = orientation == Qt::Horizontal && controller_.hasGame() && section >= 1 &&
                        section <= controller_.seats();
    if (!isSeat)
        return QIdentityProxyModel::headerData(section, orientation, role);
    const auto seat = static_cast<Seat>(section - 1);
    switch (role) {
    case Qt::DecorationRole:
        return seatIcon(controller_.player(seat).colour);
    case Qt::ToolTipRole:
        return foreign_text::tip(controller_.words().seatName(seat));
    case Qt::AccessibleTextRole:
        return controller_.words().seatName(seat);
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignCenter);
    default:
        return {};
    }
}

} // namespace waystone
