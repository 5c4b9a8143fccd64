#pragma once

#include "bots/network/features.h"
#include "twocities/rules/state.h"

#include <string>
#include <vector>

namespace waystone::twocities {

class BetweenTwoCities;

/// What a network sees of a city when all select anew: the city, what its builders hold and have beside it, and how far the game
/// has come.
void addFeatures(const BetweenTwoCities &rules, const State &state, int city, Features &features);
/// What they are called, in that order.
[[nodiscard]] std::vector<std::string> namesOfFeatures();

/// Turns that are still to be played, the one that begins included.
[[nodiscard]] int turnsLeft(const Edition &edition, const State &state);

} // namespace waystone::twocities
