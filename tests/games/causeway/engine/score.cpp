#include "causeway/engine/codes.h"
#include "causeway/engine/rules.h"

#include <algorithm>

namespace waystone::causeway {

namespace {

bool hasFlag(const State &state, Seat seat, std::size_t spot)
{
    return state.flags[spot] == seat + 1;
}

} // namespace

int Causeway::stonePoints(const State &state, Seat seat) const
{
    int points = 0;
    for (std::size_t spot = 0; spot < spots(); ++spot)
        if (hasFlag(state, seat, spot))
            points += edition_.row[spot].points;
    return points;
}

int Causeway::pairPointsAt(const State &state, Seat seat, std::size_t spot) const
{
    if (choices_.pairs == Pairs::ignored)
        return 0;
    const bool before = spot > 0 && hasFlag(state, seat, spot - 1);
    const bool after = spot + 1 < spots() && hasFlag(state, seat, spot + 1);
    return (before + after) * edition_.pairPoints;
}

int Causeway::pairPoints(const State &state, Seat seat) const
{
    int twice = 0;
    for (std::size_t spot = 0; spot < spots(); ++spot)
        if (hasFlag(state, seat, spot))
            twice += pairPointsAt(state, seat, spot);
    return twice / 2;
}

Score Causeway::score(const State &state) const
{
    Score score;
    score.items = {{term::stones, {}}, {term::pairs, {}}};
    for (Seat seat = 0; seat < players; ++seat) {
        score.items[0].points.push_back(stonePoints(state, seat));
        score.items[1].points.push_back(pairPoints(state, seat));
        score.totals.push_back(score.items[0].points.back() + score.items[1].points.back());
    }
    for (const int total : score.totals)
        score.ranks.push_back(total == std::ranges::max(score.totals) ? 1 : 2);
    return score;
}

std::vector<Standing> Causeway::standings(const State &state) const
{
    std::vector<Standing> standings;
    for (Seat seat = 0; seat < players; ++seat) {
        int longest = 0;
        int length = 0;
        for (std::size_t spot = 0; spot < spots(); ++spot) {
            length = hasFlag(state, seat, spot) ? length + 1 : 0;
            longest = std::max(longest, length);
        }
        standings.push_back({seat, term::chain, {}, longest});
    }
    return standings;
}

double Causeway::worth(const State &state, Seat seat) const
{
    return stonePoints(state, seat) + pairPoints(state, seat);
}

} // namespace waystone::causeway
