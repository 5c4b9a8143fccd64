#include "province/queries.h"
#include "province/rules.h"

#include <algorithm>

namespace waystone::province {

namespace {

// All values are points. They say nothing about the rules.
constexpr double tieBreak = 0.01;      ///< a structure when the game is over
constexpr double structureAhead = 1.5; ///< a structure while its effect and the goals lie ahead
constexpr double coinAhead = 0.2;      ///< a coin that can still be spent
constexpr double laborAhead = 0.05;    ///< labor of the turn under way
constexpr double workerAhead = 0.5;    ///< a worker beyond the green ones
constexpr double plan = 0.9;           ///< the part that counts of a structure that can be built this turn
constexpr double stillMissing = 0.6;   ///< and the part of that for each labor or coin that is missing

/// The best structure that the seat may build next, the less the more of its cost is missing.
double nextStructure(const Province &rules, const State &state, Seat seat)
{
    const int labor = state.turn == seat ? state.labor : 0;
    const bool waits = state.turn == seat && state.builtNow != none; // one a turn
    double best = 0;
    for (int structure = 0; structure < structures; ++structure) {
        const int needed = rules.needed(structure);
        const bool isAllowed = needed == none || (state.built[seat] & bitOf(needed)) != 0;
        if ((state.built[seat] & bitOf(structure)) != 0 || !isAllowed)
            continue;
        const auto index = static_cast<std::size_t>(structure);
        const Cost &cost = rules.edition().costs[index];
        const bool isFirst = firstBuilder(state, static_cast<Structure>(structure)) == nobody;
        double gain = structureAhead + (isFirst ? rules.edition().points[index] : 0) -
                      coinAhead * cost.coins - laborAhead * cost.labor;
        int missing =
            std::max(0, cost.labor - (waits ? 0 : labor)) + std::max(0, cost.coins - state.coins[seat]);
        for (; missing > 0; --missing)
            gain *= stillMissing;
        best = std::max(best, plan * gain);
    }
    return best;
}

} // namespace

double Province::worth(const State &state, Seat seat) const
{
    double worth = 0;
    for (int source = 0; source < sources; ++source)
        worth += pointsOf(edition_, state, seat, static_cast<Source>(source));
    const int built = std::popcount(state.built[seat]);
    if (state.phase == Phase::over)
        return worth + tieBreak * built;
    worth += structureAhead * built + coinAhead * state.coins[seat] + nextStructure(*this, state, seat);
    if (state.turn == seat)
        worth += laborAhead * state.labor;
    for (const Seat owner : state.sailorOf)
        worth += owner == seat ? workerAhead : 0;
    return state.lender == seat ? worth + edition_.lenderCoinPoints : worth;
}

} // namespace waystone::province
