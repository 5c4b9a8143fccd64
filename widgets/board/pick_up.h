#pragma once

#include "session/game_controller.h"

namespace waystone {

/// Whether a first click there would only pick up what lies there: all that begins so goes to places like it, and a click
/// on one of those alone does the same.
[[nodiscard]] bool onlyPicksUp(const GameController &controller, Place place);

} // namespace waystone
