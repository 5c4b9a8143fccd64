#pragma once

#include "milestones/rules.h"

#include <string>

namespace waystone::milestones::test {

/// What is wrong with a position by the book (readings: Milestones, A sound position); empty if nothing is.
[[nodiscard]] std::string brokenInvariant(const Edition &edition, const State &state);

} // namespace waystone::milestones::test
