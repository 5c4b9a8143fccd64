#include "province/thinking/judgement.h"

#include "province/rules.h"
#include "province/rules/queries.h"

#include <algorithm>
#include <bit>

namespace waystone::province {

namespace {

constexpr double tieBreak = 0.01; ///< a structure when the game is over
constexpr double stillMissing =
    0.6; ///< the part of a plan that is left for each labor or coin that is missing

/// The part of the effects that lies ahead.
double effectsAhead(const Edition &edition, const State &state, const Judgement &by)
{
    const int most = std::max(std::popcount(state.built[0]), std::popcount(state.built[1]));
    return 1 - by.spent * most / edition.endStructures;
}

/// What so many coins are worth beyond the points that they may become.
double coinsAhead(int coins, const Judgement &by)
{
    return by.coinAhead * std::min(coins, by.usefulCoins);
}

/// The best structure that the seat may build next, the less the more of its cost is missing.
double nextStructure(const Province &rules, const State &state, Seat seat, const Judgement &by, double ahead)
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
        const int coins = std::max<int>(state.coins[seat], cost.coins);
        const int useful = std::min(coins, by.usefulCoins) - std::min(coins - cost.coins, by.usefulCoins);
        double gain = by.structureAhead + ahead * by.effects[index] +
                      (isFirst ? rules.edition().points[index] : 0) - by.coinAhead * useful -
                      by.laborAhead * cost.labor;
        int missing =
            std::max(0, cost.labor - (waits ? 0 : labor)) + std::max(0, cost.coins - state.coins[seat]);
        for (; missing > 0; --missing)
            gain *= stillMissing;
        best = std::max(best, by.plan * gain);
    }
    return best;
}

} // namespace

double judged(const Province &rules, const State &state, Seat seat, const Judgement &by)
{
    const Edition &edition = rules.edition();
    double points = 0;
    for (int source = 0; source < sources; ++source)
        points += pointsOf(edition, state, seat, static_cast<Source>(source));
    const int built = std::popcount(state.built[seat]);
    if (state.phase == Phase::over)
        return points + tieBreak * built;
    const double ahead = effectsAhead(edition, state, by);
    points += by.structureAhead * built + coinsAhead(state.coins[seat], by) +
              nextStructure(rules, state, seat, by, ahead);
    for (std::size_t structure = 0; structure < by.effects.size(); ++structure)
        if ((state.built[seat] & bitOf(static_cast<int>(structure))) != 0)
            points += ahead * by.effects[structure];
    if (state.turn == seat)
        points += by.laborAhead * state.labor;
    for (const Seat owner : state.sailorOf)
        points += owner == seat ? ahead * by.sailorAhead : 0;
    return state.lender == seat ? points + edition.lenderCoinPoints : points;
}

} // namespace waystone::province
