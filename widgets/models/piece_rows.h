#pragma once

#include "core/piece.h"

#include <cstdint>
#include <map>
#include <vector>

namespace waystone {

/// The pieces of one place, the lowest first.
using PieceRow = std::vector<Piece>;

/// The pieces by the number of their place. What lies on none of these places is left out, and of pieces with the same id
/// all but the first.
[[nodiscard]] std::vector<PieceRow> pieceRows(const std::vector<Piece> &pieces,
                                              const std::map<Place, int> &rowOf);

/// What has become of the pieces that lay before, by their id. A thing that vanished and another that appeared count as
/// one that moved where nothing tells them apart; what is not among them is gone.
[[nodiscard]] std::map<std::uint32_t, Piece> keptPieces(const std::vector<PieceRow> &before,
                                                        const std::vector<PieceRow> &after);

} // namespace waystone
