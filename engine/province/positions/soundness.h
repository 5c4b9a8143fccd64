#pragma once

#include "core/problem.h"
#include "province/rules.h"

#include <span>
#include <string_view>

namespace waystone::province {

/// All that is wrong with a position, whatever its severity (what follows from the rules). As long
/// as a part refers to something that is not there (a seat, a zone, too many coins), only that is told.
[[nodiscard]] Problems checkSetup(const Province &rules, const Setup &setup);

/// Every code that checkSetup() uses, in the order in which they are to be mended (core/repair.h).
[[nodiscard]] std::span<const std::string_view> soundnessCodes();

} // namespace waystone::province
