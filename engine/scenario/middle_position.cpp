#include "scenario/middle_position.h"

#include "core/draw.h"

#include <algorithm>
#include <cassert>

namespace waystone {

namespace {

/// The action of most worth to the seat, the first one of several; now and then any.
Action chosen(const Game &game, const Position &position, Seat seat, int mistakes, Rng &rng)
{
    const std::vector<Action> legal = game.legal(position, seat);
    assert(!legal.empty());
    const std::uint32_t any = rng.below(static_cast<std::uint32_t>(legal.size()));
    if (rng.below(100) < static_cast<std::uint32_t>(mistakes))
        return legal[any];
    // The search begins anywhere, so that equal actions come equally often.
    Action best = legal[any];
    double most = game.worth(game.apply(position, seat, best, nullptr), seat);
    for (std::size_t step = 1; step < legal.size(); ++step) {
        const Action action = legal[(any + step) % legal.size()];
        const double worth = game.worth(game.apply(position, seat, action, nullptr), seat);
        if (worth > most) {
            most = worth;
            best = action;
        }
    }
    return best;
}

bool beginsTurn(const Events &events)
{
    return std::ranges::find(events, Event::Kind::turnBegan, &Event::kind) != events.end();
}

} // namespace

Position middlePosition(const Game &game, const MiddleGame &middle, Rng &rng, std::stop_token stop)
{
    const Result<Position> start = game.from(game.start(middle.seats, middle.first));
    assert(start);
    Position position = *start;
    std::optional<Position> turn; // where the last turn began, chance played
    bool begins = true;
    int actions = 0;
    while (!game.actors(position).isOver()) {
        Events events;
        const Actors actors = game.actors(position);
        if (actors.isChance()) {
            position = game.apply(position, chanceSeat, drawn(game.outcomes(position), rng), &events);
        } else {
            if (begins)
                turn = position;
            if ((begins && actions >= middle.actions) || stop.stop_requested())
                return position;
            begins = false;
            const Seat seat = actors.first();
            position =
                game.apply(position, seat, chosen(game, position, seat, middle.mistakes, rng), &events);
            ++actions;
        }
        begins = begins || beginsTurn(events);
    }
    assert(turn);
    return *turn;
}

} // namespace waystone
