#include "milestones/rules.h"
#include "milestones/rules/queries.h"
#include "milestones/words/terms.h"

#include <algorithm>
#include <tuple>

namespace waystone::milestones {

Score Milestones::score(const State &state) const
{
    const auto begin = state.seats.begin();
    const auto end = begin + state.players;
    Score score;
    for (std::size_t source = 0; source < sources; ++source) {
        ScoreItem item{sourceNames[source], {}};
        std::transform(begin, end, std::back_inserter(item.points),
                       [source](const Player &player) { return int{player.points[source]}; });
        const bool isEmpty = std::ranges::all_of(item.points, [](int points) { return points == 0; });
        // Most games bring no points from before their start; the row would only puzzle.
        if (static_cast<Source>(source) != Source::carried || !isEmpty)
            score.items.push_back(std::move(item));
    }
    std::transform(begin, end, std::back_inserter(score.totals), totalPoints);

    ScoreItem goods{term::goods, {}};
    std::transform(begin, end, std::back_inserter(goods.points),
                   [](const Player &player) { return total(player.goods); });
    const auto key = [&](std::size_t seat) { return std::tuple(score.totals[seat], goods.points[seat]); };
    for (std::size_t seat = 0; seat < state.players; ++seat) {
        int rank = 1;
        for (std::size_t other = 0; other < state.players; ++other)
            rank += key(other) > key(seat) ? 1 : 0;
        score.ranks.push_back(rank);
    }
    score.tieBreaks.push_back(std::move(goods));
    return score;
}

std::optional<int> Milestones::quickPoints(const State &state, Seat seat, std::string_view source) const
{
    if (seat >= state.players)
        return 0;
    const Player &player = state.seats[seat];
    if (source.empty())
        return totalPoints(player);
    const auto name = std::ranges::find(sourceNames, source);
    return name == sourceNames.end() ? 0
                                     : player.points[static_cast<std::size_t>(name - sourceNames.begin())];
}

} // namespace waystone::milestones
