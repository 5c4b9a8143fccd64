#pragma once

#include "bots/network/features.h"
#include "milestones/rules/state.h"
#include "milestones/thinking/sites.h"

#include <string>
#include <vector>

namespace waystone::milestones {

/// What a network sees of a position as this seat sees it; of two players as the one whose turn it is. The sites are those of
/// the position.
void addFeatures(const Edition &edition, const State &state, Seat viewer, const Sites &sites,
                 Features &features);
/// What they are called, in that order.
[[nodiscard]] std::vector<std::string> namesOfFeatures(int players);

} // namespace waystone::milestones
