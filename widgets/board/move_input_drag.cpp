#include "board/move_input.h"

#include <algorithm>

// How actions are spelt by dragging.

namespace waystone {

bool MoveInput::movesTo(Action action, Place from, Place to) const
{
    const Events &events = controller_.preview(action).events;
    return std::any_of(events.begin(), events.end(), [&](const Event &event) {
        return event.kind == Event::Kind::moved && event.from == from && event.to == to;
    });
}

std::vector<Action> MoveInput::movesFrom(Place from) const
{
    std::vector<Action> actions;
    if (!controller_.hasGame())
        return actions;
    for (const LegalAction &legal : controller_.shown().legal) {
        const Events &events = controller_.preview(legal.action).events;
        if (std::any_of(events.begin(), events.end(), [&](const Event &event) {
                return event.kind == Event::Kind::moved && event.from == from;
            }))
            actions.push_back(legal.action);
    }
    return actions;
}

bool MoveInput::canDrag(Place from) const
{
    if (!isTarget(from))
        return !movesFrom(from).empty();
    const Route clicks = plus(from);
    return std::ranges::any_of(controller_.shown().legal, [&](const LegalAction &legal) {
        return std::ranges::any_of(legal.routes, [&](const Route &route) {
            return route.size() > clicks.size() && beginsWith(route, clicks);
        });
    });
}

void MoveInput::beginDrag(Place from)
{
    dragFrom_ = from;
    aim_.reset();
    if (isTarget(from))
        setClicks(plus(from));
    else if (!clicks_.empty() && clicks_.back() != from)
        setClicks({});
}

std::vector<Place> MoveInput::dropTargets() const
{
    if (!dragFrom_)
        return {};
    if (!clicks_.empty())
        return targets_;
    std::vector<Place> places;
    for (const Action action : movesFrom(*dragFrom_))
        for (const Event &event : controller_.preview(action).events)
            if (event.kind == Event::Kind::moved && event.from == *dragFrom_ &&
                std::ranges::find(places, event.to) == places.end())
                places.push_back(event.to);
    return places;
}

void MoveInput::drop(Place to)
{
    if (!dragFrom_)
        return;
    const Place from = *dragFrom_;
    dragFrom_.reset();
    if (to == from) {
        // A drag that comes back is a click.
        if (clicks_.empty())
            click(to);
        return;
    }
    if (!clicks_.empty()) {
        if (isTarget(to) || !guessWay(to))
            click(to);
        return;
    }
    std::vector<Action> actions = movesFrom(from);
    std::erase_if(actions, [&](Action action) { return !movesTo(action, from, to); });
    if (actions.size() == 1)
        propose(actions.front());
    else if (!actions.empty() && actions.size() <= mostChoices)
        emit choiceNeeded(actions, to);
    else
        askWhyNot(to);
}

} // namespace waystone
