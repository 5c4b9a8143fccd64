#pragma once

#include "session/game_controller.h"

#include <QString>

namespace waystone {

/// Everybody who has won; nobody as long as that has not been told.
[[nodiscard]] std::vector<Seat> winnersOf(const Score &score);

/// Who has won the game that is over, in a sentence. Empty as long as that has not been told.
[[nodiscard]] QString gameResult(const GameController &controller);

/// What brought about the end of the game, in a whole sentence; empty where it has merely run its course.
[[nodiscard]] QString endReason(const GameController &controller);

/// How those with most points were told apart, in whole sentences; empty if one of them has most.
[[nodiscard]] QString tieBreakResult(const GameController &controller);

} // namespace waystone
