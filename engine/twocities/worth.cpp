#include "twocities/building.h"
#include "twocities/queries.h"
#include "twocities/rules.h"
#include "twocities/windows.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace waystone::twocities {

namespace {

/// The share of the higher city that counts during the game. It breaks ties only, but what the partners will yet do
/// to either city is not known.
constexpr double higherShare = 0.35;

int sum(const CityPoints &points)
{
    return std::accumulate(points.begin(), points.end(), 0);
}

/// What a city is worth with each of its factories at the value they have now.
class Prospects {
public:
    Prospects(const Edition &edition, const Scorer &scorer, const State &state)
        : edition_(edition), scorer_(scorer), state_(state), factories_(scorer.factoryValues(state))
    {}

    [[nodiscard]] double now(int city) const { return worthOf(city, at(city)); }

    /// The best that the city can become by this tile.
    [[nodiscard]] double with(int city, int tile) const
    {
        const std::uint16_t mask = occupied(at(city));
        if (mask == 0)
            return worthAfter(city, tile, grid::middle);
        double best = 0;
        window::Frame sites = tile::isDuplex(tile)
                                  ? window::duplexSites(mask, edition_.duplex(tile).isHorizontal)
                                  : window::singleSites(mask);
        for (; sites != 0; sites &= sites - 1)
            best = std::max(best,
                            worthAfter(city, tile, window::cellOfFrame(at(city), std::countr_zero(sites))));
        return best;
    }

private:
    [[nodiscard]] const City &at(int city) const { return state_.cities[static_cast<std::size_t>(city)]; }
    [[nodiscard]] double worthOf(int city, const City &as) const
    {
        return sum(scorer_.pointsOf(as, factories_[static_cast<std::size_t>(city)]));
    }
    [[nodiscard]] double worthAfter(int city, int tile, int cell) const
    {
        City next = at(city);
        putTile(edition_, next, tile, cell);
        return worthOf(city, next);
    }

    const Edition &edition_;
    const Scorer &scorer_;
    const State &state_;
    const std::array<int, maxSeats> factories_;
};

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
    const Prospects prospects(edition_, scorer_, state);
    const int left = leftCity(state.players, seat);
    const int right = rightCity(state.players, seat);
    const auto valued = [&](double one, double other) {
        const double share = state.players == 2 ? 1 : higherShare;
        return std::min(one, other) + share * std::max(one, other);
    };
    const Kept &kept = state.kept[seat];
    if (kept[0] == tile::none)
        return valued(prospects.now(left), prospects.now(right));
    if (kept[1] == tile::none)
        return (state.open[seat] & side::left) != 0
                   ? valued(prospects.with(left, kept[0]), prospects.now(right))
                   : valued(prospects.now(left), prospects.with(right, kept[0]));
    return std::max(valued(prospects.with(left, kept[0]), prospects.with(right, kept[1])),
                    valued(prospects.with(left, kept[1]), prospects.with(right, kept[0])));
}

} // namespace waystone::twocities
