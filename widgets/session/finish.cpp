#include "session/finish.h"

namespace waystone {

bool finishes(const Game &game, const std::vector<Route> &routes)
{
    const auto areas = game.areas();
    return std::ranges::any_of(routes, [&areas](const Route &route) {
        return route.size() == 1 && areas[route.front().area].isFinish;
    });
}

} // namespace waystone
