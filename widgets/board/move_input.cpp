#include "board/move_input.h"

#include <algorithm>
#include <set>

namespace waystone {

namespace {

template <class Value>
bool isIn(const std::vector<Value> &values, Value value)
{
    return std::ranges::find(values, value) != values.end();
}

/// Whether nothing but the last of the clicks, again, is wanting for the route.
bool onlyRepeats(const Route &route, const Route &clicks)
{
    return route.size() > clicks.size() && beginsWith(route, clicks) &&
           std::all_of(route.begin() + static_cast<std::ptrdiff_t>(clicks.size()), route.end(),
                       [&clicks](Place place) { return place == clicks.back(); });
}

/// Among places of which only those that hold something can be chosen.
template <class Places>
bool isMerelyEmpty(Place place, const Places &targets, const std::vector<Piece> &pieces)
{
    const auto isFull = [&pieces](Place one) {
        return std::ranges::find(pieces, one, &Piece::place) != pieces.end();
    };
    return !isFull(place) && std::ranges::all_of(targets, [&](Place target) {
        return target.area != place.area || target.owner != place.owner || isFull(target);
    });
}

} // namespace

MoveInput::MoveInput(GameController &controller, QObject *parent) : QObject(parent), controller_(controller)
{
    // What was begun belongs to the position that goes; whoever hears of the next one first must not find it.
    connect(&controller, &GameController::viewAboutToChange, this, [this] {
        dragFrom_.reset();
        aim_.reset();
        verbs_.clear();
        clicks_.clear();
        targets_.clear();
    });
    connect(&controller, &GameController::viewChanged, this, &MoveInput::followController);
    followController();
}

void MoveInput::followController()
{
    dragFrom_.reset();
    aim_.reset();
    verbs_.clear();
    setClicks({});
}

void MoveInput::setClicks(Route clicks)
{
    clicks_ = std::move(clicks);
    setTargets();
    emit changed();
}

void MoveInput::setTargets()
{
    // Where an action waits, a further click goes with the last one.
    targets_ = !controller_.hasGame() ? std::vector<Place>()
               : isHolding()          ? nextOf({clicks_.back()})
                                      : nextOf(clicks_);
}

std::vector<Place> MoveInput::targetsAfter(Place place) const
{
    return !controller_.hasGame() ? std::vector<Place>() : nextOf(isHolding() ? Route{place} : plus(place));
}

std::vector<Place> MoveInput::nextOf(const Route &clicks) const
{
    std::vector<Place> next;
    if (aim_)
        for (const Route &way : waysTo(*aim_, clicks))
            next.push_back(way[clicks.size()]);
    else
        for (const LegalAction &legal : controller_.shown().legal)
            if (isWanted(legal.action))
                for (const Route &route : legal.routes)
                    if (route.size() > clicks.size() && beginsWith(route, clicks))
                        next.push_back(route[clicks.size()]);
    std::sort(next.begin(), next.end());
    next.erase(std::unique(next.begin(), next.end()), next.end());
    return next;
}

void MoveInput::setVerbs(std::vector<std::uint8_t> verbs)
{
    dragFrom_.reset();
    aim_.reset();
    verbs_ = std::move(verbs);
    setClicks({});
}

void MoveInput::narrow(const std::vector<std::uint8_t> &verbs)
{
    const Route clicks = clicks_;
    setVerbs(verbs);
    if (clicks.empty() || candidates(clicks).empty())
        return;
    const std::optional<Action> action = meantBy(clicks);
    if (action && !leadsBeyond(clicks, *action))
        propose(*action);
    else
        setClicks(clicks);
}

bool MoveInput::isWanted(Action action) const
{
    return verbs_.empty() || isIn(verbs_, action.verb);
}

bool MoveInput::isHolding() const
{
    const std::optional<Action> action = clicks_.empty() ? std::nullopt : spelt();
    return action && isIn(held_, action->verb);
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
        if (isWanted(legal.action) &&
            std::any_of(legal.routes.begin(), legal.routes.end(),
                        [&](const Route &route) { return beginsWith(route, clicks); }))
            actions.push_back(legal.action);
    return actions;
}

Route MoveInput::plus(Place place) const
{
    Route clicks = clicks_;
    clicks.push_back(place);
    return clicks;
}

std::vector<Action> MoveInput::candidatesAt(Place place) const
{
    return candidates(plus(place));
}

std::optional<Action> MoveInput::spelt(const Route &clicks) const
{
    if (!controller_.hasGame())
        return std::nullopt;
    for (const LegalAction &legal : controller_.shown().legal)
        if (isWanted(legal.action) && isIn(legal.routes, clicks))
            return legal.action;
    return std::nullopt;
}

std::optional<Action> MoveInput::meantBy(const Route &clicks) const
{
    if (const std::optional<Action> action = spelt(clicks))
        return action;
    for (const LegalAction &legal : controller_.shown().legal)
        if (isWanted(legal.action) &&
            std::ranges::any_of(legal.routes, [&](const Route &route) { return onlyRepeats(route, clicks); }))
            return legal.action;
    return std::nullopt;
}

std::optional<Action> MoveInput::ready() const
{
    if (clicks_.empty())
        return std::nullopt;
    if (const std::optional<Action> action = spelt())
        return action;
    const std::vector<Action> actions = candidates();
    if (actions.size() == 1)
        return actions.front();
    for (const LegalAction &legal : controller_.shown().legal) {
        const auto namesOnce = [this](const Route &route) {
            return std::ranges::count(route, clicks_.back()) == 1;
        };
        if (isWanted(legal.action) && std::ranges::any_of(legal.routes, namesOnce) &&
            std::ranges::any_of(legal.routes,
                                [this](const Route &route) { return onlyRepeats(route, clicks_); }))
            return legal.action;
    }
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
    if (!controller_.hasGame() || (isHolding() && exchangeClick(place)))
        return;
    if (aim_ && !isTarget(place)) {
        const bool isRepeated = aim_ == place;
        dropAim();
        if (isRepeated)
            return;
    }
    if (isTarget(place)) {
        addClick(place);
        return;
    }
    if (repeatClick(place))
        return;
    if (!clicks_.empty()) {
        if (showWay(place) || guessWay(place))
            return;
        if (!candidates({place}).empty()) {
            setClicks({});
            click(place);
            return;
        }
        if (goOnAnotherWay(place))
            return;
    }
    if (!verbs_.empty() && isBeginning(place)) {
        setVerbs({});
        click(place);
        return;
    }
    if (!clicks_.empty() || !aimAt(place))
        askWhyNot(place);
}

void MoveInput::addClick(Place place)
{
    Route clicks = plus(place);
    if (const std::vector<Route> ways = aim_ ? waysTo(*aim_, clicks) : std::vector<Route>();
        ways.size() == 1) {
        clicks = ways.front();
        aim_.reset();
    }
    const std::optional<Action> action = meantBy(clicks);
    const bool isHeld = action && isIn(held_, action->verb);
    if (!action || isHeld || leadsBeyond(clicks, *action))
        setClicks(clicks);
    else if (clicks.size() == 1 && isBinding(*action))
        emit choiceNeeded({*action}, place);
    else
        propose(*action);
}

bool MoveInput::repeatClick(Place place)
{
    if (!isIn(clicks_, place))
        return false;
    const bool isLast = clicks_.back() == place;
    if (const std::optional<Action> action = isLast ? spelt() : std::nullopt) {
        propose(*action);
        return true;
    }
    Route others = clicks_;
    std::erase(others, place);
    const std::vector<Action> meant = candidates();
    const std::vector<Action> left = candidates(others);
    const bool isStillMeant =
        std::ranges::any_of(meant, [&left](Action action) { return isIn(left, action); });
    if (!isStillMeant && !isLast)
        return false;
    setClicks(isStillMeant ? others : Route{clicks_.begin(), clicks_.end() - 1});
    return true;
}

bool MoveInput::exchangeClick(Place place)
{
    const auto again = std::ranges::find(clicks_, place);
    if (again == clicks_.end() && !isTarget(place))
        return false;
    Route clicks = clicks_;
    clicks.erase(clicks.begin() + (again == clicks_.end() ? 0 : again - clicks_.begin()));
    if (again == clicks_.end())
        clicks.push_back(place);
    setClicks(clicks);
    return true;
}

bool MoveInput::goOnAnotherWay(Place place)
{
    std::set<Route> ways;
    for (const LegalAction &legal : controller_.shown().legal) {
        const bool isBegun = std::ranges::any_of(
            legal.routes, [this](const Route &route) { return beginsWith(route, clicks_); });
        if (!isBegun || !isWanted(legal.action))
            continue;
        for (const Route &route : legal.routes)
            if (const auto at = std::ranges::find(route, place); at != route.end())
                ways.emplace(route.begin(), at + 1);
    }
    const auto shortest = std::ranges::min_element(ways, {}, &Route::size);
    if (ways.empty() || std::ranges::count(ways, shortest->size(), &Route::size) > 1)
        return false;
    setClicks({shortest->begin(), shortest->end() - 1});
    click(place);
    return true;
}

bool MoveInput::isBeginning(Place place) const
{
    return std::ranges::any_of(controller_.shown().legal, [place](const LegalAction &legal) {
        return std::ranges::any_of(legal.routes,
                                   [place](const Route &route) { return route.front() == place; });
    });
}

std::optional<Problem> MoveInput::whyNot(Place place) const
{
    if (!controller_.hasGame() || isTarget(place))
        return std::nullopt;
    std::optional<Problem> problem = controller_.whyNot(plus(place));
    // Why nothing begins there is of no use to somebody who has begun and looks for what comes next.
    const bool isAsked = std::ranges::any_of(
        targets_, [place](Place target) { return target.area == place.area && target.owner == place.owner; });
    if (!problem && !clicks_.empty())
        problem = isAsked ? Problem{"place.not-next", {}, {place}} : controller_.whyNot({place});
    const bool isGeneral =
        !problem || problem->code == "place.not-next" || problem->code == "place.no-action";
    return isAsked && isGeneral && isMerelyEmpty(place, targets_, controller_.shown().pieces)
               ? Problem{"place.empty", {}, {place}}
               : problem;
}

void MoveInput::askWhyNot(Place place)
{
    if (const std::optional<Problem> problem = whyNot(place))
        emit refused(*problem, place);
    else
        emit meaningless(place);
}

void MoveInput::complete()
{
    if (clicks_.empty())
        return;
    if (const std::optional<Action> action = ready()) {
        propose(*action);
        return;
    }
    const std::vector<Action> actions = candidates();
    if (!actions.empty() && actions.size() <= mostChoices)
        emit choiceNeeded(actions, clicks_.back());
}

void MoveInput::cancel()
{
    setVerbs({});
}

void MoveInput::choose(Action action)
{
    propose(action);
}

void MoveInput::propose(Action action)
{
    // The view changes under way, and with it the clicks; or the action waits to be confirmed.
    const bool isConfirmed = isHolding() && spelt() == action;
    setVerbs({});
    controller_.propose(action,
                        isConfirmed ? GameController::Proposer::confirmed : GameController::Proposer::person);
}

} // namespace waystone
