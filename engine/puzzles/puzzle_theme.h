#pragma once

#include "core/game.h"
#include "core/json/json_document.h"
#include "core/registry.h"
#include "core/translated.h"
#include "scenario/goal/goal.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace waystone {

/// A number of a position that a puzzle wants to be as high as it can be.
struct PuzzleMeasure {
    enum class Of {
        points, ///< of the solver as they stand, from the source `what` (empty: all)
        scored, ///< of the solver since the beginning, likewise
        sheet,  ///< of one scored thing, likewise
        tally,  ///< `what` of the solver
        pieces, ///< of the kind `what` that are the solver's
        win,    ///< 1 if the game is over and the solver leads alone or with others
    };

    Of of = Of::points;
    std::string what;    ///< a term of the game
    std::string variant; ///< tally, pieces: only of this kind; empty: any
    Place place{};       ///< sheet: what is scored; a theme names none

    /// Of a position with this seat to solve, to which it has come from `beginning`.
    [[nodiscard]] int in(const Game &game, const Position &position, Seat seat,
                         const Position &beginning) const;
    /// That it is at least so high.
    [[nodiscard]] Goal atLeast(int number, Seat seat) const;
};

/// A kind of puzzle of a game.
struct PuzzleTheme {
    std::string id; ///< plain words with dashes
    Translated title;
    Translated task; ///< what is to be found, beside the goal
    Translated hint; ///< what to look at
    Translated why;  ///< told when it is found; "%1" and "%2" stand for what the best and the next best bring
    std::vector<PuzzleMeasure> measures; ///< the first one counts most; at least one
    std::string stretch;                 ///< in which it has to be reached (core/relations.h)
    int fewestActions = 2;
    int mostActions = 4; ///< of the solver
};

/// All that is said of the puzzles of a game.
struct PuzzleThemes {
    Translated title; ///< of puzzles of several themes
    std::vector<PuzzleTheme> list;

    /// Null if there is none of this id.
    [[nodiscard]] const PuzzleTheme *find(std::string_view id) const;
};

/// The file "waystone/puzzle-themes" (resources/formats.md). Problems have line and column.
[[nodiscard]] Result<PuzzleThemes> readPuzzleThemes(std::string_view text, const Game &game);

/// Those of the program; none for a game that has no puzzles.
[[nodiscard]] PuzzleThemes puzzleThemes(const Game &game);

} // namespace waystone
