#pragma once

#include "core/piece.h"
#include "models/mark.h"

#include <QVariant>

#include <vector>

namespace waystone {

/// A piece that somebody proposes to place.
struct ProposedPiece {
    Piece piece;
    Seat seat = nobody;

    friend bool operator==(const ProposedPiece &, const ProposedPiece &) = default;
};

/// What a BoardModel keeps of a place beside the pieces that lie there.
struct BoardPlace {
    Place place;
    Marks marks = {};
    std::vector<ProposedPiece> proposed = {};
    std::vector<Piece> preview = {}; ///< what would come there by what is pointed at

    /// Of the roles that need no words.
    [[nodiscard]] QVariant data(int role) const;
};

} // namespace waystone
