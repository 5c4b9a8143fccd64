#include "thinking/reviewed_moment.h"

#include <algorithm>
#include <functional>

namespace waystone {

std::vector<CostlyTurn> costliestOf(const std::vector<ReviewedMoment> &moments, std::size_t most)
{
    std::vector<CostlyTurn> turns;
    for (const ReviewedMoment &moment : moments) {
        if (moment.cost <= 0)
            continue;
        const auto same = std::ranges::find_if(turns, [&moment](const CostlyTurn &turn) {
            return turn.moment.turn == moment.turn && turn.moment.seat == moment.seat;
        });
        if (same == turns.end()) {
            turns.push_back({moment, moment.cost});
            continue;
        }
        same->cost += moment.cost;
        if (moment.cost > same->moment.cost)
            same->moment = moment;
    }
    std::ranges::stable_sort(turns, std::greater(), &CostlyTurn::cost);
    if (turns.size() > most)
        turns.resize(most);
    return turns;
}

} // namespace waystone
