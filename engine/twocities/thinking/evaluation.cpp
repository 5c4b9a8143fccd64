#include "twocities/thinking/evaluation.h"

#include "twocities/rules.h"
#include "twocities/rules/building.h"
#include "twocities/rules/queries.h"
#include "twocities/rules/windows.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace waystone::twocities {

namespace {

/// The share of the higher city that counts during the game. It breaks ties only, but what the partners will yet do
/// to either city is not known.
constexpr double higherShare = 0.35;

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

Evaluation::Evaluation(const Edition &edition, const Scorer &scorer, const State &state)
    : edition_(edition), scorer_(scorer), state_(state), factories_(scorer.factoryValues(state))
{}

double Evaluation::worthOf(int city, const City &as) const
{
    const CityPoints points = scorer_.pointsOf(as, factories_[static_cast<std::size_t>(city)]);
    return std::accumulate(points.begin(), points.end(), 0);
}

double Evaluation::after(int city, int tile, int cell) const
{
    City next = at(city);
    putTile(edition_, next, tile, cell);
    return worthOf(city, next);
}

double Evaluation::with(int city, int tile) const
{
    const std::uint16_t mask = occupied(at(city));
    if (mask == 0)
        return after(city, tile, grid::middle);
    double best = 0;
    window::Frame sites = tile::isDuplex(tile) ? window::duplexSites(mask, edition_.duplex(tile).isHorizontal)
                                               : window::singleSites(mask);
    for (; sites != 0; sites &= sites - 1)
        best = std::max(best, after(city, tile, window::cellOfFrame(at(city), std::countr_zero(sites))));
    return best;
}

double Evaluation::together(double one, double other) const
{
    const double share = state_.players == 2 ? 1 : higherShare;
    return std::min(one, other) + share * std::max(one, other);
}

double Evaluation::of(Seat seat) const
{
    const int left = leftCity(state_.players, seat);
    const int right = rightCity(state_.players, seat);
    const Kept &kept = state_.kept[seat];
    if (kept[0] == tile::none)
        return together(now(left), now(right));
    if (kept[1] == tile::none)
        return (state_.open[seat] & side::left) != 0 ? together(with(left, kept[0]), now(right))
                                                     : together(now(left), with(right, kept[0]));
    return std::max(together(with(left, kept[0]), with(right, kept[1])),
                    together(with(left, kept[1]), with(right, kept[0])));
}

double BetweenTwoCities::worth(const State &state, Seat seat) const
{
    if (state.phase == Phase::over)
        return finalWorth(score(state), seat);
    return Evaluation(edition_, scorer_, state).of(seat);
}

} // namespace waystone::twocities
