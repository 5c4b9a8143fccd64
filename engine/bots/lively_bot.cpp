#include "bots/lively_bot.h"

#include <cassert>
#include <limits>

namespace waystone {

namespace {

constexpr int draws = 3; ///< the same action may be drawn again

} // namespace

Action LivelyBot::choose(const Game &game, const SeatView &view, Seat seat, Rng &rng, std::stop_token)
{
    const Position position = game.guess(view, rng);
    const std::vector<Action> legal = game.legal(position, seat);
    assert(!legal.empty());
    if (legal.size() == 1)
        return legal.front();
    Action best{};
    double most = -std::numeric_limits<double>::infinity();
    for (int draw = 0; draw < draws; ++draw) {
        const Action action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
        const double worth = game.worth(game.apply(position, seat, action, nullptr), seat);
        if (worth > most) {
            most = worth;
            best = action;
        }
    }
    return best;
}

} // namespace waystone
