#pragma once

#include "bots/search/advantage.h"
#include "province/rules.h"

namespace waystone::province {

/// See AdvisingPolicy.
void addAdvantages(const Province &rules, const State &state, Seat seat, Advantages &found);

} // namespace waystone::province
