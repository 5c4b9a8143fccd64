#include "bots/steady_bot.h"

#include "bots/bots.h"
#include "core/text/text_hash.h"

#include <algorithm>

namespace waystone {

std::string_view SteadyBot::id() const
{
    return *std::ranges::find(everyBotId(), id_);
}

Action SteadyBot::choose(const Game &game, const SeatView &view, Seat seat, Rng &, std::stop_token stop)
{
    // A view has no text of its own; what it is taken for with one seed has.
    Rng guessing(seed_);
    const Position guessed = game.guess(view, guessing);
    Rng rng(textHash(game.positionText(game.setup(guessed))) + seed_);
    return makeBot(id_)->choose(game, view, seat, rng, std::move(stop));
}

std::optional<Action> steadyAnswer(const Game &game, const SeatView &view, Seat seat, std::string_view bot,
                                   std::uint32_t seed, std::stop_token stop)
{
    if (std::ranges::find(botIds(), bot) == botIds().end())
        return std::nullopt;
    Rng unused;
    const Action action = SteadyBot(bot, seed).choose(game, view, seat, unused, stop);
    return stop.stop_requested() ? std::nullopt : std::optional(action);
}

} // namespace waystone
