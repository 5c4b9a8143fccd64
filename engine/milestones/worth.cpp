#include "milestones/estimate.h"
#include "milestones/rules.h"

namespace waystone::milestones {

double Milestones::worth(const State &state, Seat seat) const
{
    return worthWith(edition_, state, seat, bestSites(board(), state));
}

} // namespace waystone::milestones
