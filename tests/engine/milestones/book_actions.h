#pragma once

#include "milestones/rules.h"

#include <vector>

namespace waystone::milestones::test {

/// All that the book lets the seat do whose turn it is, sorted. Slow, written from the book alone, and with
/// nothing of the engine but the data types: a second opinion on legal(). Not for chance.
[[nodiscard]] std::vector<Action> bookActions(const Edition &edition, const State &state);

} // namespace waystone::milestones::test
