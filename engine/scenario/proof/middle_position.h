#pragma once

#include "core/game.h"

#include <stop_token>
#include <vector>

namespace waystone {

/// How a position from the middle of a game is come by.
struct MiddleGame {
    int seats = 2;
    Seat first = 0;
    int actions =
        0; ///< so many actions of seats are played; the position is the one where the next turn begins
    int mistakes = 5; ///< of a hundred actions so many are any legal one, the others those of most worth
};

/// A position that a game of these players could have come to, where a seat is to act and, as far as the game goes on,
/// a turn begins. It is never over: a game that ends before is taken at its last beginning of a turn. What comes of one
/// generator is always the same. If it is stopped it is the position reached so far, chance played.
[[nodiscard]] Position middlePosition(const Game &game, const MiddleGame &middle, Rng &rng,
                                      std::stop_token stop = {});

/// Where the turns of a whole game so played begin, chance played; as far as it went when it was stopped, and one at
/// least. `middle.actions` does not matter here and below.
[[nodiscard]] std::vector<Position> turnsOfAGame(const Game &game, const MiddleGame &middle, Rng &rng,
                                                 std::stop_token stop = {});

/// The beginning of a turn between a third and two thirds of those of a whole game, each as likely as any other.
[[nodiscard]] Position anyMiddlePosition(const Game &game, const MiddleGame &middle, Rng &rng,
                                         std::stop_token stop = {});

} // namespace waystone
