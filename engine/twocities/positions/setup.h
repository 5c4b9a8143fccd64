#pragma once

#include "twocities/rules/state.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <vector>

namespace waystone::twocities {

/// A tile in a city; `cell` of the grid is that of its only, upper or left building.
struct PlacedTile {
    std::uint8_t cell = 0;
    std::uint8_t tile = 0;

    friend auto operator<=>(const PlacedTile &, const PlacedTile &) = default;
};

struct SetupSeat {
    std::vector<std::uint8_t> hand; ///< what it holds; the tiles kept are among them until they are revealed
    std::vector<std::uint8_t> kept; ///< tiles kept and not yet placed
    std::uint8_t open = 0;          ///< bits of namespace side: cities that have still to be given a tile

    friend bool operator==(const SetupSeat &, const SetupSeat &) = default;
};

/// Any position, sensible or not. What is not named lies in the box or in the stack. The lists are sorted in what
/// setup(State) gives and may be in any order in what from() takes.
struct Setup {
    std::uint8_t players = 3;
    Phase phase = Phase::draw;
    std::uint8_t round = 0;
    std::uint8_t turn = 0;
    std::vector<SetupSeat> seats;       ///< one a player
    std::vector<std::uint8_t> discards; ///< as in State, up to the end of the last round that is over
    std::vector<std::vector<PlacedTile>> cities; ///< by their number

    friend bool operator==(const Setup &, const Setup &) = default;
};

} // namespace waystone::twocities
