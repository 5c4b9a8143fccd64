#pragma once

#include "puzzles/puzzle.h"

#include <array>
#include <stop_token>
#include <string_view>

namespace waystone {

/// How hard a puzzle is, as far as it can be measured.
struct PuzzleGrade {
    /// Who plays a position without knowing the goal, the weakest first.
    static constexpr std::array<std::string_view, 3> players{"casual", "experienced", "expert"};

    int actions = 0;             ///< of the solver
    int choices = 0;             ///< actions with which they may begin
    int doublings = 0;           ///< as often the number of choices along the solution can be halved
    bool isNearestRight = false; ///< whether what brings the goal nearest at once is right every time
    std::array<bool, players.size()> found{}; ///< whether these come to the goal

    /// 1 to puzzleLevels.
    [[nodiscard]] int level() const;
};

/// The players think with one seed; the same puzzle has the same grade on every machine.
[[nodiscard]] PuzzleGrade gradeOf(const Game &game, const Puzzle &puzzle, const std::stop_token &stop = {});

} // namespace waystone
