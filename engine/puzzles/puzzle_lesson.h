#pragma once

#include "puzzles/puzzle.h"
#include "puzzles/puzzle_theme.h"
#include "scenario/lesson/lesson.h"

#include <span>
#include <string>

namespace waystone {

/// A lesson whose tasks are these puzzles, in their order, with the texts of their themes in all languages of the program.
/// The puzzles are of the collection, and of the themes.
[[nodiscard]] Lesson puzzleLesson(const PuzzleCollection &collection, std::span<const Puzzle *const> puzzles,
                                  const PuzzleThemes &themes, std::string id);

} // namespace waystone
