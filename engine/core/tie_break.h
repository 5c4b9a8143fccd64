#pragma once

#include "core/score.h"

#include <optional>
#include <string_view>
#include <vector>

namespace waystone {

/// Something that all who were level have the same of.
struct SameCount {
    std::string_view source; ///< a term of the game; static storage
    int value = 0;

    friend bool operator==(const SameCount &, const SameCount &) = default;
};

/// What told apart some of those who had most points.
struct TieBreak {
    std::string_view source;          ///< a term of the game; static storage
    std::vector<Seat> level;          ///< who was level until then, in seat order
    std::vector<int> values;          ///< of each of them; more is better
    std::vector<SameCount> same = {}; ///< what was compared before and told none of them apart

    friend bool operator==(const TieBreak &, const TieBreak &) = default;
};

/// How those with most points were told apart, in the order in which it was done. None where one seat has most
/// points, or where the tie stands.
[[nodiscard]] std::vector<TieBreak> tieBreaksOf(const Score &score);

/// What puts one of two seats with the same points before the other: `level` and `values` have the one in front first.
/// Nothing if their points differ or they are equal in everything that is compared.
[[nodiscard]] std::optional<TieBreak> tieBreakBetween(const Score &score, Seat one, Seat other);

/// What puts a seat before the next one, or behind the one before it, where these have the same points: terms of the
/// game, in the order in which they are compared.
[[nodiscard]] std::vector<std::string_view> decidingFor(const Score &score, Seat seat);

} // namespace waystone
