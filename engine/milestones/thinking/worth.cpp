#include "milestones/rules.h"
#include "milestones/thinking/estimate.h"

namespace waystone::milestones {

double Milestones::worth(const State &state, Seat seat) const
{
    return worthWith(edition_, state, seat, bestSites(board(), state));
}

} // namespace waystone::milestones
