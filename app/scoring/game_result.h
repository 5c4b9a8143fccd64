#pragma once

#include "session/game_controller.h"
#include "words/game_result.h"

#include <QString>

namespace waystone {

// How the game on the table has ended, as far as that has been told.

/// Who has won the game that is over, in a sentence.
[[nodiscard]] QString gameResult(const GameController &controller);

/// How those with most points were told apart, in whole sentences; empty if one of them has most.
[[nodiscard]] QString tieBreakResult(const GameController &controller);

/// What brought about the end of the game, in a whole sentence; empty where it has merely run its course.
[[nodiscard]] QString endReason(const GameController &controller);

} // namespace waystone
