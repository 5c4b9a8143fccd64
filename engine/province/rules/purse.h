#pragma once

#include "province/rules/edition.h"

#include <array>
#include <optional>

namespace waystone::province {

/// How many coins of each denomination somebody holds.
using Purse = std::array<int, maxDenominations>;

/// The coins of both players with the fewest pieces that the supply allows, the first player's as few as possible
/// among these. Nothing if no change can be made for the two sums together.
[[nodiscard]] std::optional<std::array<Purse, players>> purses(const Edition &edition,
                                                               std::array<int, players> coins);

} // namespace waystone::province
