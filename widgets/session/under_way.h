#pragma once

#include "core/game.h"

namespace waystone {

class GameController;

/// Where several act at the same time: a person who has acted since that began and has yet to go on. Nobody if there is
/// none.
[[nodiscard]] Seat personUnderWay(const GameController &controller);

} // namespace waystone
