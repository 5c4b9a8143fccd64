#pragma once

#include "core/game.h"
#include "core/json/json_forward.h"

namespace waystone {

// The parts of a game as one-line JSON has them: the lines of `replay`, of `serve` and those that an outside program
// reads (resources/formats.md).

/// A number; "chance" for chance, null for nobody.
[[nodiscard]] Json seatJson(Seat seat);
/// Who has to act: numbers, or "chance" alone; empty when the game is over.
[[nodiscard]] Json actorsJson(const Actors &actors);
[[nodiscard]] Json eventsJson(const Game &game, const Events &events);
[[nodiscard]] Json scoreJson(const Score &score);
/// The arguments by name, places by their names.
[[nodiscard]] Json argumentsJson(const Game *game, const std::vector<Argument> &arguments);

} // namespace waystone
