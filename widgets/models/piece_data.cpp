#include "models/piece_data.h"

#include "models/board_role.h"

namespace waystone {

namespace {

QString textOf(std::string_view term)
{
    return QString::fromUtf8(term.data(), static_cast<qsizetype>(term.size()));
}

} // namespace

QVariant pieceData(const Piece &piece, int role, const GameWords &words)
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return words.pieceName(piece);
    case board_role::PlaceRole:
        return QVariant::fromValue(piece.place);
    case board_role::OwnerRole:
        return piece.owner == nobody ? -1 : int{piece.owner};
    case board_role::PieceRole:
        return QVariant::fromValue(piece);
    case board_role::IdRole:
        return piece.id;
    case board_role::KindRole:
        return textOf(piece.kind);
    case board_role::VariantRole:
        return textOf(piece.variant);
    case board_role::ValueRole:
        return piece.value;
    case board_role::LayerRole:
        return piece.layer;
    default:
        return {};
    }
}

} // namespace waystone
