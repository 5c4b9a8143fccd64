#pragma once

#include "core/game.h"
#include "scenario/goal/goal.h"
#include "scenario/proof/solver.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace waystone {

inline constexpr int puzzleLevels = 3; ///< as of lessons: for who begins, who knows the rules, who plays well

/// A position in which exactly one action leads to the goal, or the same few actions in whatever order they may be played.
struct Puzzle {
    std::string id;       ///< plain words with dashes; progress is kept by it
    std::string theme;    ///< the id of one of the game's
    int level = 1;        ///< 1 to puzzleLevels
    std::string position; ///< as Game::positionText() writes it
    Seat seat = 0;        ///< that solves
    Goal goal;
    int actions = 0; ///< of the solver, until the goal has to hold
    std::vector<LineStep>
        script; ///< what chance and the others do, as in a lesson; then every answer is reckoned with
    std::vector<LineStep> solution; ///< a shortest one, with the answers
    /// What the theme's first measure comes to with the solution, and with the best of all that begins in another way.
    int best = 0;
    int next = 0;

    /// Of the solver, in the solution.
    [[nodiscard]] int fewestActions() const
    {
        return static_cast<int>(std::ranges::count(solution, seat, &LineStep::seat));
    }

    friend bool operator==(const Puzzle &, const Puzzle &) = default;
};

/// Puzzles of one game, edition and number of players.
struct PuzzleCollection {
    std::shared_ptr<const Game> game;
    int seats = 2;
    std::vector<Puzzle> puzzles; ///< ids are unique
};

} // namespace waystone
