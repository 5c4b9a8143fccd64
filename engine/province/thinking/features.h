#pragma once

#include "bots/network/features.h"
#include "province/rules/state.h"

#include <string>
#include <vector>

namespace waystone::province {

class Province;

/// What a network sees of a position, as the seat whose turn it is sees it.
void addFeatures(const Province &rules, const State &state, Features &features);
/// What they are called, in that order.
[[nodiscard]] std::vector<std::string> namesOfFeatures();

} // namespace waystone::province
