#pragma once

#include "core/game.h"

namespace waystone {

/// Whether this draw is hidden from a seat (nobody: from the public): another result would have looked the same to it.
[[nodiscard]] bool isHiddenDraw(const Game &game, const Position &before, Action drawn, const Position &after,
                                Seat watcher);

} // namespace waystone
