#include "bots/match.h"

#include "bots/bot_failure.h"
#include "core/draw.h"

#include <algorithm>
#include <cassert>

namespace waystone {

MatchResult playMatch(const Game &game, const Position &start, std::span<Bot *const> bots, std::uint64_t seed,
                      int mostActions, const std::stop_token &stop)
{
    assert(bots.size() == static_cast<std::size_t>(game.seats(start)));
    Rng chance(seed);
    std::vector<Rng> choosers;
    Rng seeds(~seed); // apart from the numbers of chance
    for (std::size_t seat = 0; seat < bots.size(); ++seat)
        choosers.emplace_back(seeds.next());

    Position position = start;
    MatchResult result;
    Events events;
    for (;;) {
        const Actors actors = game.actors(position);
        result.isOver = actors.isOver();
        if (result.isOver || (!actors.isChance() && result.actions == mostActions) || stop.stop_requested())
            break;
        events.clear();
        const Seat seat = actors.first();
        if (actors.isChance()) {
            position = game.apply(position, seat, drawn(game.outcomes(position), chance), &events);
        } else {
            try {
                const Action action =
                    bots[seat]->choose(game, game.view(position, seat), seat, choosers[seat], stop);
                position = game.apply(position, seat, action, &events);
            } catch (const BotFailure &failure) {
                result.forfeitedBy = seat;
                result.failure = failure.problem;
                break;
            }
            ++result.actions;
        }
        result.turns += static_cast<int>(std::ranges::count(events, Event::Kind::turnBegan, &Event::kind));
    }
    const Score score = game.score(position);
    result.ranks = score.ranks;
    result.totals = score.totals;
    return result;
}

} // namespace waystone
