#pragma once

#include "causeway/engine/edition.h"
#include "core/seat.h"

#include <array>
#include <cstdint>

namespace waystone::causeway {

inline constexpr int players = 2;

enum Verb : std::uint8_t {
    draw,  ///< chance; first: the colour
    claim, ///< first: the spot
};
inline constexpr int verbs = 2;

enum Area : std::uint8_t {
    stoneArea, ///< index: the spot, counted along the row
    cardArea,  ///< where the card of this turn lies
};

struct State {
    Seat turn = 0;                               ///< who claims next, also while the card is not drawn yet
    std::uint8_t card = 0;                       ///< 0: not drawn, else the colour + 1
    std::array<std::uint8_t, mostSpots> flags{}; ///< by spot; 0: none, else the seat + 1

    friend bool operator==(const State &, const State &) = default;
};

/// Any position: the same numbers, whatever they mean.
using Setup = State;

/// Nothing is hidden.
struct View {
    State seen;

    friend bool operator==(const View &, const View &) = default;
};

} // namespace waystone::causeway
