#pragma once

#include <compare>
#include <cstdint>
#include <type_traits>

namespace waystone {

/// One decision of a seat, or one result of chance. What the fields mean is the game's own; unused fields are 0,
/// so that equal decisions are equal values. Actions sort by verb, then by their fields.
/// It has no initialisers, so that a list of a thousand costs nothing to make: `Action{}` is all 0, a plain `Action a;`
/// is anything.
struct Action {
    std::uint8_t verb;
    std::uint8_t first;
    std::uint8_t second;
    std::uint8_t third;

    friend constexpr auto operator<=>(const Action &, const Action &) = default;
};

static_assert(sizeof(Action) == 4);
static_assert(std::is_trivial_v<Action>);

/// An action from a game's own verb; every field is one that a byte holds.
template <class Verb>
[[nodiscard]] constexpr Action actionOf(Verb verb, int first = 0, int second = 0, int third = 0)
{
    return {static_cast<std::uint8_t>(verb), static_cast<std::uint8_t>(first),
            static_cast<std::uint8_t>(second), static_cast<std::uint8_t>(third)};
}

} // namespace waystone
