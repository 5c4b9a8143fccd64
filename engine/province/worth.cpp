#include "province/queries.h"
#include "province/rules.h"

namespace waystone::province {

namespace {

// All values are points. They say nothing about the rules.
constexpr double tieBreak = 0.01;      ///< a structure when the game is over
constexpr double structureAhead = 0.4; ///< a structure while its effect and the goals lie ahead
constexpr double coinAhead = 0.3;      ///< a coin that can still be spent
constexpr double laborAhead = 0.1;     ///< labor of the turn under way
constexpr double workerAhead = 0.5;    ///< a worker beyond the green ones

} // namespace

double Province::worth(const State &state, Seat seat) const
{
    double worth = 0;
    for (int source = 0; source < sources; ++source)
        worth += pointsOf(edition_, state, seat, static_cast<Source>(source));
    const int built = std::popcount(state.built[seat]);
    if (state.phase == Phase::over)
        return worth + tieBreak * built;
    worth += structureAhead * built + coinAhead * state.coins[seat];
    if (state.turn == seat)
        worth += laborAhead * state.labor;
    for (const Seat owner : state.sailorOf)
        worth += owner == seat ? workerAhead : 0;
    return state.lender == seat ? worth + edition_.lenderCoinPoints : worth;
}

} // namespace waystone::province
