#include "province/thinking/evaluation.h"

#include "province/rules.h"
#include "province/rules/queries.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

namespace waystone::province {

namespace {

/// What things are worth to whoever judges a position, in points. It says nothing about the rules.
struct Weights {
    double structureAhead = 0; ///< a structure while goals and the end lie ahead
    double coinAhead = 0;      ///< a coin that can still be spent
    int usefulCoins =
        std::numeric_limits<int>::max(); ///< so many; further ones are only the points that they become
    double laborAhead = 0;               ///< labor of the turn under way
    double sailorAhead = 0;              ///< a sailor whose work lies ahead
    double plan =
        0; ///< the part that counts of a structure that can be built this turn; the less the more is missing
    /// What the effect of a structure brings from the first turn to the last; below 0 for those that are worth less than
    /// any structure is.
    std::array<double, structures> effects{};
    double spent = 0; ///< the part of the effects and of the sailors' work that the last structure takes away
};

// Eager to build: who does not look ahead would otherwise exchange coins and labor for ever.
constexpr Weights simple{
    .structureAhead = 1.5, .coinAhead = 0.2, .laborAhead = 0.05, .sailorAhead = 0.5, .plan = 0.9};

// Found by matches of the strongest level against itself with some of the figures changed.
constexpr Weights farSighted{
    .structureAhead = 1.0,
    .coinAhead = 0.25,
    .usefulCoins = 7, // who counts more of them hoards all there are
    .laborAhead = 0.04,
    .sailorAhead = 1.0,
    .plan = 0.7,
    .effects =
        {
            -0.2, // lender
            -0.1, // bank
            0.6,  // camp
            0.7,  // village
            0.8,  // mill
            0.6,  // smithy
            -1.7, // union
            -0.1, // harbor
        },
    .spent = 0.5,
};

constexpr double tieBreak = 0.01; ///< a structure when the game is over
constexpr double stillMissing =
    0.6; ///< the part of a plan that is left for each labor or coin that is missing

/// The part of the effects that lies ahead.
double effectsAhead(const Edition &edition, const State &state, const Weights &by)
{
    const int most = std::max(std::popcount(state.built[0]), std::popcount(state.built[1]));
    return 1 - by.spent * most / edition.endStructures;
}

/// What so many coins are worth beyond the points that they may become.
double coinsAhead(int coins, const Weights &by)
{
    return by.coinAhead * std::min(coins, by.usefulCoins);
}

/// The best structure that the seat may build next, the less the more of its cost is missing.
double nextStructure(const Province &rules, const State &state, Seat seat, const Weights &by, double ahead)
{
    const int labor = state.turn == seat ? state.labor : 0;
    const bool waits = state.turn == seat && !mayBuild(rules.edition(), rules.choices(), state);
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

double weighed(const Province &rules, const State &state, Seat seat, const Weights &by)
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

} // namespace

double evaluation(const Province &rules, const State &state, Seat seat)
{
    return weighed(rules, state, seat, farSighted);
}

double Province::worth(const State &state, Seat seat) const
{
    return weighed(*this, state, seat, simple);
}

} // namespace waystone::province
