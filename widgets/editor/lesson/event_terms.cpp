#include "editor/lesson/event_terms.h"

#include "games.h"

namespace waystone {

namespace {

constexpr int playedGames = 128;
constexpr int longestGame = 2000; ///< steps; longer ones are left there

void addPlayed(EventTerms &terms, const Game &game, int seats, Rng &rng)
{
    const Result<Position> start = game.from(game.start(seats, 0));
    if (!start)
        return;
    Position position = *start;
    Events events;
    for (int step = 0; step < longestGame && !game.actors(position).isOver(); ++step) {
        const Actors actors = game.actors(position);
        const Seat seat = actors.isChance() ? chanceSeat : actors.first();
        Action action;
        if (actors.isChance()) {
            const std::vector<Outcome> outcomes = game.outcomes(position);
            action = outcomes[rng.below(static_cast<std::uint32_t>(outcomes.size()))].action;
        } else {
            const std::vector<Action> legal = game.legal(position, seat);
            action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
        }
        events.clear();
        position = game.apply(position, seat, action, &events);
        for (const Event &event : events) {
            if (!event.what.empty())
                terms.things[event.kind].emplace(event.what);
            if (!event.cause.empty())
                terms.causes[event.kind].emplace(event.cause);
        }
    }
}

} // namespace

EventTerms eventTermsOf(const Game &game)
{
    const GameKind &kind = *games().find(game.id());
    EventTerms terms;
    Rng rng;
    for (int number = 0; number < playedGames; ++number)
        addPlayed(terms, game, kind.minSeats + number % (kind.maxSeats - kind.minSeats + 1), rng);
    return terms;
}

} // namespace waystone
