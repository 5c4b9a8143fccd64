#pragma once

#include "core/seat.h"

#include <compare>
#include <cstdint>

namespace waystone {

/// Somewhere on the table where a piece can lie or a click can land: the one vocabulary shared by rules, clicks,
/// hints, notation, files and screen readers. The areas and their indices are the game's own.
/// A default one is nowhere: an event that tells no place has it.
struct Place {
    std::uint8_t area = 0xFF;
    Seat owner = nobody;
    std::uint16_t index = 0;

    friend constexpr auto operator<=>(const Place &, const Place &) = default;
};

static_assert(sizeof(Place) == 4);

} // namespace waystone
