#pragma once

#include "bots/network/features.h"
#include "milestones/rules/state.h"
#include "milestones/thinking/sites.h"

#include <string>
#include <vector>

namespace waystone::milestones {

/// What a network sees of a position of two players, as the seat whose turn it is sees it. The sites are those of the
/// position.
void addFeatures(const Edition &edition, const State &state, const Sites &sites, Features &features);
/// What they are called, in that order.
[[nodiscard]] std::vector<std::string> namesOfFeatures();

} // namespace waystone::milestones
