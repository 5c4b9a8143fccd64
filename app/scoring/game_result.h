#pragma once

#include "session/game_controller.h"

#include <QString>

namespace waystone {

/// Who has won the game that is over, in a sentence.
[[nodiscard]] QString gameResult(const GameController &controller);

} // namespace waystone
