#include "advice/continuation.h"

#include <algorithm>

namespace waystone {

namespace {

constexpr std::size_t longest = 40; ///< steps of a turn

Action bestAtFirstSight(const Game &game, const Position &position, Seat seat)
{
    const std::vector<Action> legal = game.legal(position, seat);
    Action best = legal.front();
    double most = game.worth(game.apply(position, seat, best, nullptr), seat);
    for (const Action action : legal) {
        const double worth = game.worth(game.apply(position, seat, action, nullptr), seat);
        if (worth > most) {
            most = worth;
            best = action;
        }
    }
    return best;
}

} // namespace

bool isTurnOver(const Events &events, const Actors &next, Seat seat)
{
    if (next.isOver() || std::ranges::find(events, Event::Kind::turnBegan, &Event::kind) != events.end())
        return true;
    return !next.isChance() && !next.includes(seat);
}

Continuation continued(const Game &game, const Position &position, Seat seat, Action action,
                       const std::vector<ExpectedStep> &line)
{
    Continuation found;
    found.first = game.apply(position, seat, action, &found.firstEvents);
    found.last = found.first;
    found.events = found.firstEvents;
    found.steps.push_back(action);
    // What others then reveal is not known.
    found.endsTurn = game.secret(position, seat, action);
    if (found.endsTurn)
        return found;
    bool follows = !line.empty() && line.front() == ExpectedStep{seat, action};
    for (;;) {
        const Actors actors = game.actors(found.last);
        found.endsTurn = isTurnOver(found.events, actors, seat);
        if (found.endsTurn || actors.isChance() || found.steps.size() >= longest)
            return found;
        const std::size_t index = found.steps.size();
        follows = follows && index < line.size() && line[index].seat == seat &&
                  !game.refuse(found.last, seat, line[index].action);
        const Action next = follows ? line[index].action : bestAtFirstSight(game, found.last, seat);
        found.last = game.apply(found.last, seat, next, &found.events);
        found.steps.push_back(next);
    }
}

} // namespace waystone
