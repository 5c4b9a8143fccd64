#pragma once

#include "core/place.h"

#include <compare>
#include <cstdint>
#include <string_view>

namespace waystone {

/// A thing that lies on a place.
///
/// `id` stays with a thing for as long as it is itself (a pawn, a numbered tile), so that a board can be brought up
/// to date by difference. Things of one kind and variant that nothing tells apart (streets, bonus tiles) are named
/// after the place where they lie; one that vanishes and one that appears elsewhere may be shown as a move.
struct Piece {
    std::uint32_t id = 0;
    Place place;
    std::string_view kind;    ///< what it is, e.g. "house"; static storage
    std::string_view variant; ///< which of its kind, e.g. its suit; may be empty; static storage
    Seat owner = nobody;      ///< whose it is, where that shows
    std::int16_t value = 0;   ///< the number printed on it; 0 when there is none
    std::uint8_t layer = 0;   ///< height in a stack on the same place, 0 at the bottom

    friend constexpr auto operator<=>(const Piece &, const Piece &) = default;
};

/// Something counted rather than shown piece by piece: goods, points, what is left in a supply.
struct Tally {
    Seat owner = nobody;
    std::string_view what; ///< static storage
    int amount = 0;

    friend constexpr auto operator<=>(const Tally &, const Tally &) = default;
};

} // namespace waystone
