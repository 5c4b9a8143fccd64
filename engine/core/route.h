#pragma once

#include "core/place.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace waystone {

/// The clicks that spell an action, in order.
using Route = std::vector<Place>;

/// Whether the first places of a route are these; every route begins with no clicks.
[[nodiscard]] inline bool beginsWith(const Route &route, const Route &clicks)
{
    return clicks.size() <= route.size() && std::equal(clicks.begin(), clicks.end(), route.begin());
}

/// An area of places, by its index in Game::areas().
struct AreaInfo {
    std::string_view name;  ///< a term of the game, e.g. "space"; static storage
    bool isControl = false; ///< a button ("finish the visit") rather than somewhere a piece lies
    bool isFinish = false;  ///< of the buttons, one that goes on to what comes next
};

} // namespace waystone
