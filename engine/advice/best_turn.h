#pragma once

#include "core/game.h"

#include <optional>

namespace waystone {

/// The most points that the seat can gain until its turn is over, whatever chance brings: every way to play it is tried.
/// Nothing if there are too many of them, or if it is not this seat's turn, or if what it does is secret.
[[nodiscard]] std::optional<int> mostPointsOfTurn(const Game &game, const Position &position, Seat seat);

} // namespace waystone
