#pragma once

#include "bots/search/advantage.h"
#include "twocities/rules.h"

namespace waystone::twocities {

/// See AdvisingPolicy.
void addAdvantages(const BetweenTwoCities &rules, const State &state, Seat seat, Advantages &found);

} // namespace waystone::twocities
