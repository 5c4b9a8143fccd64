#pragma once

#include "milestones/rules.h"

#include <cstdint>
#include <string_view>

/// What the rules read off the workers on the boards as they stand.
namespace waystone::milestones {

/// Who has the most of one kind of worker, as the final scoring counts it (readings: Milestones, Final scoring).
struct Majority {
    std::uint8_t holders = 0; ///< bit n: seat n; nobody if the category is not scored
    int each = 0;             ///< points for each of them

    [[nodiscard]] bool isHeldBy(Seat seat) const { return ((holders >> seat) & 1) != 0; }
    [[nodiscard]] bool isShared() const { return (holders & (holders - 1)) != 0; }
};

[[nodiscard]] Majority majorityOf(const Edition &edition, const Choices &choices, const State &state,
                                  Good kind);

/// How many workers show if their numbers never descend from left to right, gaps ignored; else 0 (readings: Milestones,
/// Trading house).
[[nodiscard]] int ascendingWorkers(const Edition &edition, const Player &player);

} // namespace waystone::milestones
