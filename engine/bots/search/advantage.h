#pragma once

#include "core/seat.h"

#include <string_view>
#include <vector>

namespace waystone {

/// A number of a position that is worth telling somebody who weighs what to do: what a seat holds, what is still to come, how
/// far something is, what others can do. It follows from the rules and from what the seat that is advised may know.
struct Advantage {
    std::string_view code; ///< of the game, or advantage::holds; static storage
    Seat seat = nobody;    ///< whose number it is
    std::string_view what; ///< a term of the game, where there are several of a code; static storage
    int amount = 0;
    /// About how many points one more is worth to the seat that is advised; negative where less is better. It decides what is
    /// told first, never what is told.
    double worth = 0;
};

using Advantages = std::vector<Advantage>;

namespace advantage {
inline constexpr std::string_view holds = "holds"; ///< goods of the seat, by term
} // namespace advantage

/// What a policy has beside the rest (SearchPolicy) if its game has more to tell of a position than points:
/// advantages() lists, in a fixed order and each code, seat and term once, what is to be told to `seat`, which has just acted.
/// What is missing counts 0.
template <class P, class R>
concept AdvisingPolicy = requires(const P &policy, const R &rules, const typename R::State &state, Seat seat,
                                  Advantages &found)
{
    policy.advantages(rules, state, seat, found);
};

} // namespace waystone
