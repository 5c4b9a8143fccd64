#pragma once

#include "core/seat.h"

#include <string_view>
#include <vector>

namespace waystone {

/// One row of a score sheet: what a source has brought each seat so far.
struct ScoreItem {
    std::string_view source; ///< a term of the game; static storage
    std::vector<int> points; ///< one entry a seat

    friend bool operator==(const ScoreItem &, const ScoreItem &) = default;
};

/// The itemised score of a position. The totals are the sums of the items.
struct Score {
    std::vector<ScoreItem> items;
    std::vector<int> totals;          ///< one entry a seat
    std::vector<ScoreItem> tieBreaks; ///< in the order in which they are compared, more is better
    std::vector<int> ranks; ///< 1 for the winners, shared where the tie stands; as the game stands now

    friend bool operator==(const Score &, const Score &) = default;
};

} // namespace waystone
