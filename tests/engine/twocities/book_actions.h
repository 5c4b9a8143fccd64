#pragma once

#include "twocities/rules.h"

#include <vector>

namespace waystone::twocities::test {

/// All that the book lets this seat do, sorted. Slow, written from the book alone, with cities as sets of cells: a
/// second opinion on legal(). Not for chance.
[[nodiscard]] std::vector<Action> bookActions(const Edition &edition, const State &state, Seat seat);

} // namespace waystone::twocities::test
