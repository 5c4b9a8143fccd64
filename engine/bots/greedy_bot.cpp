#include "bots/greedy_bot.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace waystone {

namespace {

/// Margins closer than this are equal. Far below a point and far above what compilers round differently.
constexpr double equal = 1e-7;

double margin(const Game &game, const Position &position, Seat seat)
{
    double best = -std::numeric_limits<double>::infinity();
    for (Seat other = 0; other < game.seats(position); ++other)
        if (other != seat)
            best = std::max(best, game.worth(position, other));
    return game.worth(position, seat) - best;
}

} // namespace

Action GreedyBot::choose(const Game &game, const SeatView &view, Seat seat, Rng &rng, std::stop_token stop)
{
    const Position position = game.guess(view, rng);
    const std::vector<Action> legal = game.legal(position, seat);
    assert(!legal.empty());
    std::vector<Action> best;
    double most = -std::numeric_limits<double>::infinity();
    for (const Action action : legal) {
        if (!best.empty() && stop.stop_requested())
            break;
        const double found = margin(game, game.apply(position, seat, action, nullptr), seat);
        if (found > most + equal) {
            best.clear();
            most = found;
        }
        if (found > most - equal)
            best.push_back(action);
    }
    return best[rng.below(static_cast<std::uint32_t>(best.size()))];
}

} // namespace waystone
