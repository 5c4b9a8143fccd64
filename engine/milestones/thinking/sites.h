#pragma once

#include "milestones/rules/state.h"

namespace waystone::milestones {

/// The points of the best construction of each sort that the main board allows now.
struct Sites {
    int section = 0;
    int house = 0;
    int market = 0;
    int sack = 0;
};

[[nodiscard]] Sites bestSites(const Board &board, const State &state);

} // namespace waystone::milestones
