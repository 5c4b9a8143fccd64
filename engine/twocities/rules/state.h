#pragma once

#include "core/seat.h"
#include "twocities/rules/edition.h"
#include "twocities/rules/kinds.h"

#include <array>
#include <cstdint>
#include <type_traits>

namespace waystone::twocities {

enum class Phase : std::uint8_t {
    draw,   ///< chance fills the hands, seat after seat
    select, ///< every seat keeps two tiles, in secret
    place,  ///< every seat puts one of them into each of its cities
    over,
};

/// The tiles of one hand or pile, in ascending order; `none` beyond its size.
inline constexpr int maxHand = 7;
using Hand = std::array<std::uint8_t, maxHand>;

/// What a seat has kept and not yet placed, ascending, `none` at the end; in views of others `hidden`.
using Kept = std::array<std::uint8_t, 2>;

/// A seat's two cities, as bits.
namespace side {
inline constexpr std::uint8_t left = 1;
inline constexpr std::uint8_t right = 2;
inline constexpr std::uint8_t both = left | right;
} // namespace side

/// A duplex tile in a city; `cell` is of its upper or left half, on the city's grid.
struct PlacedDuplex {
    std::uint8_t tile = tile::none;
    std::uint8_t cell = 0;

    friend auto operator<=>(const PlacedDuplex &, const PlacedDuplex &) = default;
};
inline constexpr int duplexesOfACity = 2;

/// The buildings of a city. They are kept in a window of 4 by 4 cells whose upper left corner is that of the smallest
/// rectangle around them, so that two cities that look alike have equal masks; `top` and `left` tell where on the
/// grid the window lies.
struct City {
    /// By kind: bit row * 4 + column of the window.
    std::array<std::uint16_t, kinds> buildings{};
    std::uint8_t top = 0;                                 ///< row of the grid; 0 while the city is empty
    std::uint8_t left = 0;                                ///< column of the grid
    std::array<PlacedDuplex, duplexesOfACity> duplexes{}; ///< ascending by tile

    friend bool operator==(const City &, const City &) = default;
};

/// A playable position. With three or more players city i lies between seat i and seat i + 1, their left neighbour;
/// with two, seat s has city s on their left and city s + 2 on their right.
struct State {
    Phase phase = Phase::draw;
    std::uint8_t players = 3;
    std::uint8_t round = 0;  ///< index into the rounds that are played (six with two players)
    std::uint8_t turn = 0;   ///< of the round, from 0
    std::uint8_t acting = 0; ///< bit s: seat s has still to select, or to place; 0 in the other phases

    std::array<std::uint8_t, maxPlayers> handSizes{};
    /// By seat: what it holds, the tiles it has kept included until they are revealed; from then on what it passes on.
    std::array<Hand, maxPlayers> hands{};
    std::array<Kept, maxPlayers> kept{};
    /// By seat: bits of namespace side: the cities which it has still to give a tile in this turn; 0 but in Phase::place.
    std::array<std::uint8_t, maxPlayers> open{};
    /// The last tile of every pile, by round * players + the seat that drew the pile; `none` until then.
    std::array<std::uint8_t, maxDiscards> discards{};

    std::array<std::uint8_t, kinds>
        singlesLeft{};              ///< in the box, by kind; in views: all that the seat has not seen
    std::uint32_t duplexesLeft = 0; ///< bit set of the stack; in views likewise
    std::array<City, maxPlayers> cities{};

    friend bool operator==(const State &, const State &) = default;
};

static_assert(sizeof(State) <= 512);
static_assert(std::has_unique_object_representations_v<State>);

} // namespace waystone::twocities
