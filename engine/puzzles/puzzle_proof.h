#pragma once

#include "puzzles/puzzle.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace waystone {

/// What the solver finds out about a puzzle, and how simple players fare with it.
struct PuzzleProof {
    bool isPlayable =
        false; ///< the position can be played, it is the solver's turn, and the goal does not hold yet
    bool isSolvable = false;   ///< in as many actions as the solution has, and in no fewer
    bool isSolution = false;   ///< the line of the puzzle is legal and leads to the goal
    bool isUnique = false;     ///< one first action leads to the goal, or the orders of the same actions do
    std::vector<Action> first; ///< the actions with which the goal can be reached
    int orders = 0;            ///< of the solution's actions that reach it
    int solutions = 0;         ///< lines that reach it, up to 100
    std::uint64_t nodes = 0;   ///< positions looked at

    [[nodiscard]] bool isSound() const { return isPlayable && isSolvable && isSolution && isUnique; }
};

/// Proves a puzzle of the game by the rules alone.
[[nodiscard]] PuzzleProof provePuzzle(const Game &game, const Puzzle &puzzle, std::uint64_t mostNodes,
                                      const std::stop_token &stop = {});

/// Whether a computer player who plays as it always does, and knows of no goal, comes to the goal of a puzzle. The others
/// play alike where nothing is scripted.
[[nodiscard]] bool reachesGoal(const Game &game, const Puzzle &puzzle, std::string_view bot,
                               std::uint32_t seed, const std::stop_token &stop = {});

/// Whether somebody comes to it who always does what brings the goal nearest at once, in the best case.
[[nodiscard]] bool isReachedGreedily(const Game &game, const Puzzle &puzzle);

} // namespace waystone
