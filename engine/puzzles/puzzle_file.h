#pragma once

#include "core/problem.h"
#include "core/registry.h"
#include "puzzles/puzzle.h"

#include <string>
#include <string_view>

namespace waystone {

inline constexpr std::string_view puzzlesFormat = "waystone/puzzles";

/// Puzzles read from a file.
struct LoadedPuzzles {
    PuzzleCollection collection;
    Problems notes; ///< what is worth telling though it could be read
};

/// The file "waystone/puzzles" (resources/formats.md): the same puzzles give the same bytes.
[[nodiscard]] std::string writePuzzles(const PuzzleCollection &collection);

/// Problems have line and column. What a file says of its puzzles is not proved here (puzzle_proof.h).
[[nodiscard]] Result<LoadedPuzzles> readPuzzles(std::string_view text, const Registry &registry);

} // namespace waystone
