#pragma once

#include <Qt>

namespace waystone {

/// What a BoardModel tells beside the roles of Qt.
namespace board_role {

enum Role : int {
    PlaceRole = Qt::UserRole + 1, ///< Place: of a piece, where it lies
    OwnerRole,                    ///< int: seat, or -1

    // Of places; Qt::AccessibleTextRole is all of it in a line, for screen readers
    PiecesRole,  ///< QStringList: names of the pieces there, the lowest first
    ContentRole, ///< QStringList: what is counted, and the same with likes together; or that there is nothing
    LegalRole,   ///< bool: something can be done there
    ReasonRole,  ///< QString: why not; empty where something can, or where nobody is asked
    PointsRole,  ///< int: the most points that an action beginning here brings; invalid if not legal
    TargetRole,  ///< bool: Mark::target
    PickedRole,  ///< bool: Mark::selected
    LastMoveRole, ///< bool: Mark::lastMove
    IllegalRole,  ///< bool: Mark::illegal
    MarksRole,    ///< Marks
    ProposedRole, ///< std::vector<ProposedPiece>
    PreviewRole,  ///< std::vector<Piece>: what would come there by what is pointed at

    // Of pieces
    PieceRole,   ///< Piece
    IdRole,      ///< quint32: Piece::id
    KindRole,    ///< QString: the game's term
    VariantRole, ///< QString: the game's term
    ValueRole,   ///< int
    LayerRole,   ///< int
};

} // namespace board_role

} // namespace waystone
