#include "models/board_place.h"

#include "models/board_role.h"

namespace waystone {

QVariant BoardPlace::data(int role) const
{
    switch (role) {
    case board_role::PlaceRole:
        return QVariant::fromValue(place);
    case board_role::OwnerRole:
        return place.owner == nobody ? -1 : int{place.owner};
    case board_role::LegalRole:
        return marks.testFlag(Mark::legal);
    case board_role::TargetRole:
        return marks.testFlag(Mark::target);
    case board_role::PickedRole:
        return marks.testFlag(Mark::selected);
    case board_role::LastMoveRole:
        return marks.testFlag(Mark::lastMove);
    case board_role::IllegalRole:
        return marks.testFlag(Mark::illegal);
    case board_role::MarksRole:
        return QVariant::fromValue(marks);
    case board_role::ProposedRole:
        return QVariant::fromValue(proposed);
    case board_role::PreviewRole:
        return QVariant::fromValue(preview);
    default:
        return {};
    }
}

} // namespace waystone
