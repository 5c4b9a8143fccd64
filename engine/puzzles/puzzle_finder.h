#pragma once

#include "puzzles/puzzle.h"
#include "puzzles/puzzle_theme.h"

#include <functional>
#include <stop_token>
#include <vector>

namespace waystone {

/// How far a search for puzzles goes.
struct PuzzleLimits {
    std::size_t mostPoints = 2'000;   ///< positions of a turn; longer ones are left out
    std::uint64_t mostNodes = 15'000; ///< positions of a proof, likewise
    std::uint32_t greedySeeds = 4;    ///< with each of which the greedy player has to fail
};

/// Looks in positions of a game for puzzles: by trying all that can be done in a turn, then by the solver, which proves
/// what is found. The same position gives the same puzzles.
class PuzzleFinder {
public:
    /// The game outlives it.
    PuzzleFinder(const Game &game, std::vector<PuzzleTheme> themes, PuzzleLimits limits = {});

    [[nodiscard]] const std::vector<PuzzleTheme> &themes() const { return themes_; }

    using Wanted = std::function<bool(const PuzzleTheme &theme)>;
    /// Those of a position in which the seat acts, one a theme that is wanted at most, not graded yet. The script is what the
    /// others do next.
    [[nodiscard]] std::vector<Puzzle> in(const Position &position, Seat seat,
                                         const std::vector<LineStep> &script, const Wanted &isWanted,
                                         const std::stop_token &stop = {}) const;

private:
    [[nodiscard]] bool isGood(const Puzzle &puzzle, const std::stop_token &stop) const;

    const Game &game_;
    std::vector<PuzzleTheme> themes_;
    PuzzleLimits limits_;
};

} // namespace waystone
