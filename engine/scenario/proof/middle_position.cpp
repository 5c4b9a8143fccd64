#include "scenario/proof/middle_position.h"

#include "core/draw.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <optional>
#include <vector>

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

/// Is shown where turns begin, chance played, and how many actions of seats came before; tells whether to play on.
using AtTurn = std::function<bool(const Position &turn, int actions)>;

/// Plays until it is told not to go on or to stop, or the game is over; returns the position reached.
Position play(const Game &game, const MiddleGame &middle, Rng &rng, const std::stop_token &stop,
              const AtTurn &atTurn)
{
    const Result<Position> start = game.from(game.start(middle.seats, middle.first));
    assert(start);
    Position position = *start;
    bool begins = true;
    int actions = 0;
    while (!game.actors(position).isOver()) {
        Events events;
        const Actors actors = game.actors(position);
        if (actors.isChance()) {
            position = game.apply(position, chanceSeat, drawn(game.outcomes(position), rng), &events);
        } else {
            if ((begins && !atTurn(position, actions)) || stop.stop_requested())
                return position;
            begins = false;
            const Seat seat = actors.first();
            position =
                game.apply(position, seat, chosen(game, position, seat, middle.mistakes, rng), &events);
            ++actions;
        }
        begins = begins || beginsTurn(events);
    }
    return position;
}

} // namespace

Position middlePosition(const Game &game, const MiddleGame &middle, Rng &rng, std::stop_token stop)
{
    std::optional<Position> last;
    const Position reached = play(game, middle, rng, stop, [&](const Position &turn, int actions) {
        last = turn;
        return actions < middle.actions;
    });
    if (!game.actors(reached).isOver())
        return reached;
    assert(last);
    return *last;
}

std::vector<Position> turnsOfAGame(const Game &game, const MiddleGame &middle, Rng &rng, std::stop_token stop)
{
    std::vector<Position> turns;
    play(game, middle, rng, stop, [&turns](const Position &turn, int) {
        turns.push_back(turn);
        return true;
    });
    return turns;
}

Position anyMiddlePosition(const Game &game, const MiddleGame &middle, Rng &rng, std::stop_token stop)
{
    const std::vector<Position> turns = turnsOfAGame(game, middle, rng, std::move(stop));
    const std::size_t first = turns.size() / 3;
    const std::size_t count = std::max(turns.size() * 2 / 3 - first, std::size_t{1});
    return turns[first + rng.below(static_cast<std::uint32_t>(count))];
}

} // namespace waystone
