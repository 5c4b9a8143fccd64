#pragma once

#include "twocities/rules.h"

#include <optional>

namespace waystone::twocities {

/// What a tile that the seat holds would add to one of its cities where it adds most, as the cities stand now; may be
/// negative. Nothing where it does not fit.
[[nodiscard]] std::optional<int> bestGain(const BetweenTwoCities &rules, const State &state, Seat seat,
                                          int tile, int city);

} // namespace waystone::twocities
