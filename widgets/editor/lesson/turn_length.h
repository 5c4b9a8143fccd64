#pragma once

#include "core/game.h"

namespace waystone {

/// How many actions a player has from this position on before others play, as random play finds it: from 1 to `most`.
[[nodiscard]] int turnLength(const Game &game, const Position &start, Seat seat, int most);

} // namespace waystone
