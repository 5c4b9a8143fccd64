#pragma once

#include "cli/arena/arena_tally.h"

#include <string>

namespace waystone::cli {

/// The file `waystone/arena` (resources/formats.md).
[[nodiscard]] std::string writeArena(const ArenaTally &tally);

/// Problems: those of files, with line and column; "arena.seed-twice", "arena.count" if the numbers cannot come from
/// one run.
[[nodiscard]] Result<ArenaTally> readArena(std::string_view text);

} // namespace waystone::cli
