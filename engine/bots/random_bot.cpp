#include "bots/random_bot.h"

#include <cassert>

namespace waystone {

Action RandomBot::choose(const Game &game, const SeatView &view, Seat seat, Rng &rng, std::stop_token)
{
    const Position position = game.guess(view, rng);
    const std::vector<Action> legal = game.legal(position, seat);
    assert(!legal.empty());
    return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
}

} // namespace waystone
