#include "milestones/thinking/sites.h"

#include "milestones/rules/queries.h"

#include <algorithm>
#include <array>

namespace waystone::milestones {

Sites bestSites(const Board &board, const State &state)
{
    Sites best;
    const auto numberAt = [&](int at) { return board.vertices[static_cast<std::size_t>(at)].number; };
    for (int at = 0; at < static_cast<int>(board.vertices.size()); ++at) {
        if (state.milestonesLeft > 0 && mayBranch(state, at))
            for (const Step &step : board.steps[static_cast<std::size_t>(at)])
                if (numberAt(step.vertex) > best.section && isOpenGround(board, state, step.vertex))
                    best.section = numberAt(step.vertex);
        if (state.marketsLeft > 0 && streetsAt(state, at) > 0)
            best.market = std::max(best.market, uncoveredNumber(board, state, at));
        if (state.sacksLeft > 0 && has(state, at, vertex::market) && !has(state, at, vertex::sack)) {
            std::array<int, 2> highest{};
            for (const Step &step : board.steps[static_cast<std::size_t>(at)]) {
                const int number = uncoveredNumber(board, state, step.vertex);
                if (number > highest[0])
                    highest = {number, highest[0]};
                else
                    highest[1] = std::max(highest[1], number);
            }
            best.sack = std::max(best.sack, highest[0] + highest[1]);
        }
    }
    if (state.housesLeft == 0)
        return best;
    for (int triangle = 0; triangle < static_cast<int>(board.triangles.size()); ++triangle) {
        if (bitOf(state.houses, triangle))
            continue;
        int points = 0;
        for (const std::uint8_t corner : board.triangles[static_cast<std::size_t>(triangle)])
            points += uncoveredNumber(board, state, corner);
        if (points > best.house && touchesStreet(board, state, triangle))
            best.house = points;
    }
    return best;
}

} // namespace waystone::milestones
