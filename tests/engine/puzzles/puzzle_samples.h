#pragma once

#include "puzzles/puzzle.h"

#include <string>
#include <vector>

namespace waystone::test {

/// The ids of the games that have puzzles.
[[nodiscard]] std::vector<std::string> gamesWithPuzzles();

/// All that the program brings of a game; a failure of the test, and none, if a file cannot be read.
[[nodiscard]] PuzzleCollection shippedPuzzles(const std::string &game);

/// Puts so much less into all lower limits of the goal; false if it has none.
bool lower(Goal &goal, int by);

} // namespace waystone::test
