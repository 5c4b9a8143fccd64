#pragma once

#include "core/game.h"

namespace waystone {

/// Whether a click on one button alone spells an action of these routes, and that button goes on to what comes next.
[[nodiscard]] bool finishes(const Game &game, const std::vector<Route> &routes);

} // namespace waystone
