#include "board/move_input.h"

#include <algorithm>

namespace waystone {

namespace {

/// More than so many actions are not offered as a list.
constexpr std::size_t mostChoices = 20;

Route with(Route clicks, Place place)
{
    clicks.push_back(place);
    return clicks;
}

bool contains(const std::vector<Place> &places, Place place)
{
    return std::find(places.begin(), places.end(), place) != places.end();
}

} // namespace

MoveInput::MoveInput(GameController &controller, QObject *parent) : QObject(parent), controller_(controller)
{
    connect(&controller, &GameController::viewChanged, this, &MoveInput::followController);
    followController();
}

void MoveInput::followController()
{
    dragFrom_.reset();
    setClicks({});
}

void MoveInput::setClicks(Route clicks)
{
    clicks_ = std::move(clicks);
    targets_.clear();
    if (controller_.hasGame())
        for (const LegalAction &legal : controller_.shown().legal)
            for (const Route &route : legal.routes)
                if (route.size() > clicks_.size() && beginsWith(route, clicks_))
                    targets_.push_back(route[clicks_.size()]);
    std::sort(targets_.begin(), targets_.end());
    targets_.erase(std::unique(targets_.begin(), targets_.end()), targets_.end());
    emit changed();
}

bool MoveInput::isTarget(Place place) const
{
    return std::binary_search(targets_.begin(), targets_.end(), place);
}

std::vector<Action> MoveInput::candidates(const Route &clicks) const
{
    std::vector<Action> actions;
    if (!controller_.hasGame())
        return actions;
    for (const LegalAction &legal : controller_.shown().legal)
        if (std::any_of(legal.routes.begin(), legal.routes.end(),
                        [&](const Route &route) { return beginsWith(route, clicks); }))
            actions.push_back(legal.action);
    return actions;
}

std::vector<Action> MoveInput::candidatesAt(Place place) const
{
    return candidates(with(clicks_, place));
}

std::optional<Action> MoveInput::spelt(const Route &clicks) const
{
    if (!controller_.hasGame())
        return std::nullopt;
    for (const LegalAction &legal : controller_.shown().legal)
        if (std::find(legal.routes.begin(), legal.routes.end(), clicks) != legal.routes.end())
            return legal.action;
    return std::nullopt;
}

bool MoveInput::leadsBeyond(const Route &clicks, Action action) const
{
    const std::vector<Action> actions = candidates(clicks);
    return std::any_of(actions.begin(), actions.end(), [&](Action other) { return other != action; });
}

/// One click on something may not have meant an action that binds beyond it; more clicks are deliberate.
bool MoveInput::isBinding(Action action) const
{
    return !controller_.words().caution(action, controller_.shown().view).isEmpty();
}

void MoveInput::click(Place place)
{
    if (!controller_.hasGame())
        return;
    if (isTarget(place)) {
        const Route clicks = with(clicks_, place);
        const std::optional<Action> action = spelt(clicks);
        if (!action || leadsBeyond(clicks, *action))
            setClicks(clicks);
        else if (clicks.size() == 1 && isBinding(*action))
            emit choiceNeeded({*action}, place);
        else
            propose(*action);
        return;
    }
    if (!clicks_.empty() && clicks_.back() == place) {
        if (const std::optional<Action> action = spelt())
            propose(*action);
        else
            cancel();
        return;
    }
    if (!clicks_.empty()) {
        // The way there can be guessed if only one action ends there.
        std::vector<Action> ending;
        for (const LegalAction &legal : controller_.shown().legal)
            if (std::any_of(legal.routes.begin(), legal.routes.end(), [&](const Route &route) {
                    return beginsWith(route, clicks_) && route.back() == place;
                }))
                ending.push_back(legal.action);
        if (ending.size() == 1) {
            propose(ending.front());
            return;
        }
        if (!ending.empty() && ending.size() <= mostChoices) {
            emit choiceNeeded(ending, place);
            return;
        }
        if (!candidates({place}).empty()) {
            setClicks({});
            click(place);
            return;
        }
    }
    refuse(place);
}

void MoveInput::refuse(Place place)
{
    std::optional<Problem> problem = controller_.whyNot(with(clicks_, place));
    if (!problem && !clicks_.empty())
        problem = controller_.whyNot({place});
    if (problem)
        emit refused(*problem, place);
    else
        emit meaningless(place);
}

void MoveInput::complete()
{
    if (clicks_.empty())
        return;
    if (const std::optional<Action> action = spelt()) {
        propose(*action);
        return;
    }
    const std::vector<Action> actions = candidates();
    if (actions.size() == 1)
        propose(actions.front());
    else if (!actions.empty() && actions.size() <= mostChoices)
        emit choiceNeeded(actions, clicks_.back());
}

void MoveInput::cancel()
{
    dragFrom_.reset();
    setClicks({});
}

void MoveInput::choose(Action action)
{
    propose(action);
}

void MoveInput::propose(Action action)
{
    // The view changes under way, and with it the clicks; or the action waits to be confirmed.
    dragFrom_.reset();
    setClicks({});
    controller_.propose(action);
}

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
    const Route clicks = with(clicks_, from);
    return std::ranges::any_of(controller_.shown().legal, [&](const LegalAction &legal) {
        return std::ranges::any_of(legal.routes, [&](const Route &route) {
            return route.size() > clicks.size() && beginsWith(route, clicks);
        });
    });
}

void MoveInput::beginDrag(Place from)
{
    dragFrom_ = from;
    if (isTarget(from))
        setClicks(with(clicks_, from));
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
            if (event.kind == Event::Kind::moved && event.from == *dragFrom_ && !contains(places, event.to))
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
        refuse(to);
}

} // namespace waystone
