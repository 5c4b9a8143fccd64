#pragma once

#include <compare>
#include <cstdint>

namespace waystone {

/// One decision of a seat, or one result of chance. What the fields mean is the game's own; unused fields are 0,
/// so that equal decisions are equal values. Actions sort by verb, then by their fields.
struct Action {
    std::uint8_t verb = 0;
    std::uint8_t first = 0;
    std::uint8_t second = 0;
    std::uint8_t third = 0;

    friend constexpr auto operator<=>(const Action &, const Action &) = default;
};

static_assert(sizeof(Action) == 4);

/// An action from a game's own verb; every field is one that a byte holds.
template <class Verb>
[[nodiscard]] constexpr Action actionOf(Verb verb, int first = 0, int second = 0, int third = 0)
{
    return {static_cast<std::uint8_t>(verb), static_cast<std::uint8_t>(first),
            static_cast<std::uint8_t>(second), static_cast<std::uint8_t>(third)};
}

} // namespace waystone
