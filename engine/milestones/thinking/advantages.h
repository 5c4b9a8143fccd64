#pragma once

#include "bots/search/advantage.h"
#include "milestones/rules.h"

namespace waystone::milestones {

/// See AdvisingPolicy.
void addAdvantages(const Milestones &rules, const State &state, Seat seat, Advantages &found);

} // namespace waystone::milestones
