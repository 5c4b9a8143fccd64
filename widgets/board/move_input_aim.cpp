#include "board/move_input.h"

#include <algorithm>
#include <utility>

// How an action is spelt from what it leads to.

namespace waystone {

bool MoveInput::canAimAt(Place place) const
{
    return controller_.hasGame() && clicks_.empty() && !aim_ && !isTarget(place) &&
           !waysTo(place, {}).empty();
}

bool MoveInput::aimAt(Place place)
{
    std::vector<Route> ways = waysTo(place, {});
    if (ways.empty())
        return false;
    if (ways.size() > 1) {
        aim_ = place;
        setClicks({});
        return true;
    }
    // One click alone does nothing yet.
    Route &way = ways.front();
    if (meantBy(way))
        way.pop_back();
    setClicks(std::move(way));
    return true;
}

void MoveInput::dropAim()
{
    aim_.reset();
    setClicks({});
}

std::vector<Route> MoveInput::waysTo(Place place, const Route &clicks) const
{
    std::vector<Route> ways;
    for (const LegalAction &legal : controller_.shown().legal)
        for (const Route &route : legal.routes) {
            const auto there = std::ranges::find(route, place);
            if (there == route.end() || !isWanted(legal.action) || !beginsWith(route, clicks) ||
                there < route.begin() + static_cast<std::ptrdiff_t>(clicks.size()))
                continue;
            // It leads nowhere where the action is spelt already.
            if (std::ranges::find(legal.routes, Route(route.begin(), there)) != legal.routes.end())
                continue;
            const Route way(route.begin(), there + 1);
            if (!ways.empty() && way.size() < ways.front().size())
                ways.clear();
            if (ways.empty() ||
                (way.size() == ways.front().size() && std::ranges::find(ways, way) == ways.end()))
                ways.push_back(way);
        }
    return ways;
}

std::vector<Action> MoveInput::endingAt(Place place) const
{
    std::vector<Action> ending;
    for (const LegalAction &legal : controller_.shown().legal)
        if (isWanted(legal.action) && std::ranges::any_of(legal.routes, [&](const Route &route) {
                return beginsWith(route, clicks_) && route.back() == place;
            }))
            ending.push_back(legal.action);
    return ending;
}

bool MoveInput::showWay(Place place)
{
    const std::vector<Action> ending = endingAt(place);
    const std::vector<Route> ways = ending.size() == 1 ? waysTo(place, clicks_) : std::vector<Route>();
    if (ways.empty())
        return false;
    setClicks({ways.front().begin(), ways.front().end() - 1});
    return true;
}

bool MoveInput::guessWay(Place place)
{
    const std::vector<Action> ending = endingAt(place);
    if (ending.empty() || ending.size() > mostChoices)
        return false;
    if (ending.size() == 1)
        propose(ending.front());
    else
        emit choiceNeeded(ending, place);
    return true;
}

} // namespace waystone
