#pragma once

#include "core/registry.h"
#include "session/game_controller.h"

#include <cstdint>

namespace waystone::test {

/// A game with its default edition, its words and players named Anna, Béla, Chloé, Dirk, Émile, Flóra and Gül.
[[nodiscard]] Table gameTable(std::string_view game, int seats, const OptionChoice &choice = {});

/// Rows of a test for every game that has a face and every number of players: columns "game" (QByteArray), "seats", and
/// "share", how many rows the game has.
void addEveryTable();
/// The same with the least number of players only.
void addEveryGame();

/// Starts such a game in the controller; seat 0 has the first turn.
void startGame(GameController &controller, std::string_view game, int seats, std::uint64_t seed);

/// Where several seats act at a time and nobody watches one of them, watches the first: so that somebody acts.
void watchSomeone(GameController &controller);

/// Proposes random legal actions of the seat to act, as a program would: first a verb, then one of its actions, so that
/// something of everything is done.
void playRandomly(GameController &controller, Rng &rng, int actions);

} // namespace waystone::test
