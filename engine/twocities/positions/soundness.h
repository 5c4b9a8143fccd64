#pragma once

#include "core/problem.h"
#include "twocities/rules.h"

#include <span>
#include <string_view>

namespace waystone::twocities {

/// All that is wrong with a position, whatever its severity. As long as a part refers to something that is not there
/// (a tile, a seat, a cell beyond the grid), only that is told.
[[nodiscard]] Problems checkSetup(const BetweenTwoCities &rules, const Setup &setup);

/// Every code that checkSetup() uses, in the order in which they are to be mended (core/repair.h).
[[nodiscard]] std::span<const std::string_view> soundnessCodes();

} // namespace waystone::twocities
