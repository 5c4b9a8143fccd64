#pragma once

#include "milestones/thinking/sites.h"

namespace waystone::milestones {

/// Milestones::worth() of a position whose best sites are known: finding them takes longer than all the rest.
[[nodiscard]] double evaluation(const Edition &edition, const State &state, Seat seat, const Sites &sites);

} // namespace waystone::milestones
