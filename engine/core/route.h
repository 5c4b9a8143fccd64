#pragma once

#include "core/place.h"

#include <string_view>
#include <vector>

namespace waystone {

/// The clicks that spell an action, in order.
using Route = std::vector<Place>;

/// An area of places, by its index in Game::areas().
struct AreaInfo {
    std::string_view name;  ///< a term of the game, e.g. "space"; static storage
    bool isControl = false; ///< a button ("finish the visit") rather than somewhere a piece lies
    bool isFinish = false;  ///< of the buttons, one that goes on to what comes next
};

} // namespace waystone
