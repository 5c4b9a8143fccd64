#pragma once

#include "core/score.h"

#include <optional>
#include <string_view>
#include <vector>

namespace waystone {

/// What told apart some of those who had most points.
struct TieBreak {
    std::string_view source; ///< a term of the game; static storage
    std::vector<Seat> level; ///< who was level until then, in seat order
    std::vector<int> values; ///< of each of them; more is better

    friend bool operator==(const TieBreak &, const TieBreak &) = default;
};

/// How those with most points were told apart, in the order in which it was done. Comparisons that told nobody apart are
/// left out; none where one seat has most points, or where the tie stands.
[[nodiscard]] std::vector<TieBreak> tieBreaksOf(const Score &score);

/// What puts one of two seats with the same points before the other: `level` and `values` have the one in front first.
/// Nothing if their points differ or they are equal in everything that is compared.
[[nodiscard]] std::optional<TieBreak> tieBreakBetween(const Score &score, Seat one, Seat other);

} // namespace waystone
