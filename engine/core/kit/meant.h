#pragma once

#include "core/action.h"
#include "core/route.h"

#include <algorithm>
#include <vector>

namespace waystone {

/// What is left of some actions for Rules::meant(): those with a route that begins with the clicks, sorted and unique.
template <class R>
[[nodiscard]] std::vector<Action> begunBy(const Route &clicks, std::vector<Action> actions, const R &rules,
                                          const typename R::State &state, Seat seat)
{
    std::sort(actions.begin(), actions.end());
    actions.erase(std::unique(actions.begin(), actions.end()), actions.end());
    std::erase_if(actions, [&](Action action) {
        return std::ranges::none_of(rules.routes(state, seat, action),
                                    [&](const Route &route) { return beginsWith(route, clicks); });
    });
    return actions;
}

} // namespace waystone
