#pragma once

#include "milestones/rules.h"

#include <string>

namespace waystone::milestones::test {

/// What is wrong with a position by the book (readings: Milestones, A sound position); empty if nothing is. Streets that
/// the sound position before it had as well are not looked at again.
[[nodiscard]] std::string brokenInvariant(const Edition &edition, const State &before, const State &after);

} // namespace waystone::milestones::test
