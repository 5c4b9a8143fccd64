#pragma once

#include "core/problem.h"
#include "milestones/rules.h"

#include <span>
#include <string_view>

namespace waystone::milestones {

/// All that is wrong with a position, whatever its severity (readings: Milestones, A sound position). As long as a
/// part refers to something that is not there (a tile, a seat, a vertex that does not exist), only that is told.
[[nodiscard]] Problems checkSetup(const Milestones &rules, const Setup &setup);

/// Every code that checkSetup() uses, in the order in which they are to be mended (core/repair.h).
[[nodiscard]] std::span<const std::string_view> soundnessCodes();

/// Every term in the arguments of these problems.
[[nodiscard]] std::span<const std::string_view> soundnessTerms();

/// Goods of one kind and points of one source that a position may bring; no game comes near.
inline constexpr int maxGoodsOfAKind = 40;
inline constexpr int maxPointsOfASource = 9999;

} // namespace waystone::milestones
