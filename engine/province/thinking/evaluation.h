#pragma once

#include "core/seat.h"
#include "province/rules/state.h"

namespace waystone::province {

class Province;

/// What a seat may expect, in points: what its search judges positions by. Better than Province::worth() for who looks
/// ahead; who does not would exchange coins and labor for ever by it.
[[nodiscard]] double evaluation(const Province &rules, const State &state, Seat seat);

} // namespace waystone::province
