#pragma once

#include "core/seat.h"

#include <compare>
#include <string_view>

namespace waystone {

/// A number of a seat that the rules read off what lies on the table. Nothing is held by it, as it is by a tally, so it
/// has no place beside goods and supplies; goals may ask for it.
struct Standing {
    Seat owner = nobody;
    std::string_view what;    ///< a term of the game; static storage
    std::string_view variant; ///< which of its kind, a term; may be empty; static storage
    int amount = 0;

    friend constexpr auto operator<=>(const Standing &, const Standing &) = default;
};

} // namespace waystone
