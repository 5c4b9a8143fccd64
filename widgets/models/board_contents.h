#pragma once

#include "core/actors.h"
#include "core/piece.h"
#include "core/score.h"

#include <cstdint>
#include <vector>

namespace waystone {

/// What lies on a table.
struct BoardContents {
    std::vector<Piece> pieces;
    std::vector<Tally> tallies;
    Actors actors = Actors::over();
    std::uint64_t stage = 0; ///< BoardLayout::Stage
    Score result = {};       ///< of a game that is over, once it has been told; else without ranks
};

} // namespace waystone
