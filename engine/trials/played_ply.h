#pragma once

#include "core/action.h"
#include "core/event.h"
#include "core/position.h"

namespace waystone {

/// One ply of a game as it is shown to those who check it.
struct PlayedPly {
    const Position &before;
    Seat seat;
    Action action{};
    const Position &after;
    const Events &events;
};

} // namespace waystone
