#include "province/prospects.h"

#include "province/queries.h"
#include "province/rules.h"

#include <algorithm>
#include <array>
#include <bit>

namespace waystone::province {

namespace {

// All values are points, found by matches of the strongest level against itself with some of them changed. They say
// nothing about the rules.
constexpr double tieBreak = 0.01;      ///< a structure when the game is over
constexpr double structureAhead = 1.0; ///< a structure while goals and the end lie ahead
constexpr double coinAhead = 0.25;     ///< a coin that can still be spent
constexpr int usefulCoins = 7; ///< who has more of them will hardly spend them, or would hoard all there are
constexpr double laborAhead = 0.04;  ///< labor of the turn under way
constexpr double sailorAhead = 1.0;  ///< a sailor while his work lies ahead
constexpr double plan = 0.7;         ///< the part that counts of a structure that can be built this turn
constexpr double stillMissing = 0.6; ///< and the part of that for each labor or coin that is missing
constexpr double spent = 0.5;        ///< the part of what lies ahead that the last structure takes away

/// What the effect of a structure brings from the first turn to the last; below 0 for those that are worth less than any
/// structure is.
constexpr std::array<double, structures> effects{
    -0.2, // lender
    -0.1, // bank
    0.6,  // camp
    0.7,  // village
    0.8,  // mill
    0.6,  // smithy
    -1.7, // union
    -0.1, // harbor
};

/// The part of the effects that lies ahead.
double effectsAhead(const Edition &edition, const State &state)
{
    const int most = std::max(std::popcount(state.built[0]), std::popcount(state.built[1]));
    return 1 - spent * most / edition.endStructures;
}

/// What coins are worth beyond the points that they may become.
double coinsAhead(int coins)
{
    return coinAhead * std::min(coins, usefulCoins);
}

/// The best structure that the seat may build next, the less the more of its cost is missing.
double nextStructure(const Province &rules, const State &state, Seat seat, double ahead)
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
        double gain = structureAhead + ahead * effects[index] +
                      (isFirst ? rules.edition().points[index] : 0) -
                      (coinsAhead(coins) - coinsAhead(coins - cost.coins)) - laborAhead * cost.labor;
        int missing =
            std::max(0, cost.labor - (waits ? 0 : labor)) + std::max(0, cost.coins - state.coins[seat]);
        for (; missing > 0; --missing)
            gain *= stillMissing;
        best = std::max(best, plan * gain);
    }
    return best;
}

} // namespace

double prospects(const Province &rules, const State &state, Seat seat)
{
    const Edition &edition = rules.edition();
    double points = 0;
    for (int source = 0; source < sources; ++source)
        points += pointsOf(edition, state, seat, static_cast<Source>(source));
    const int built = std::popcount(state.built[seat]);
    if (state.phase == Phase::over)
        return points + tieBreak * built;
    const double ahead = effectsAhead(edition, state);
    points +=
        structureAhead * built + coinsAhead(state.coins[seat]) + nextStructure(rules, state, seat, ahead);
    for (std::size_t structure = 0; structure < effects.size(); ++structure)
        if ((state.built[seat] & bitOf(static_cast<int>(structure))) != 0)
            points += ahead * effects[structure];
    if (state.turn == seat)
        points += laborAhead * state.labor;
    for (const Seat owner : state.sailorOf)
        points += owner == seat ? ahead * sailorAhead : 0;
    return state.lender == seat ? points + edition.lenderCoinPoints : points;
}

} // namespace waystone::province
