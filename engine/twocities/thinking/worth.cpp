#include "twocities/rules.h"
#include "twocities/thinking/prospects.h"

namespace waystone::twocities {

namespace {

/// Points and tie-breaks in one number, each by far smaller than the one before it. Of the buildings, which add up to
/// the same for all, the last type needs no place.
double finalWorth(const Score &score, Seat seat)
{
    double worth = score.totals[seat];
    double scale = 1;
    for (std::size_t item = 0; item + 1 < score.tieBreaks.size(); ++item) {
        // The higher city takes up to 999 points, a type of building up to 32 buildings.
        scale /= item == 0 && score.tieBreaks.size() > types ? 1000 : 40;
        worth += scale * score.tieBreaks[item].points[seat];
    }
    return worth;
}

} // namespace

double BetweenTwoCities::worth(const State &state, Seat seat) const
{
    if (state.phase == Phase::over)
        return finalWorth(score(state), seat);
    return Prospects(edition_, scorer_, state).of(seat);
}

} // namespace waystone::twocities
