#pragma once

#include "cli/arena/arena_tally.h"
#include "core/json/json_forward.h"
#include "core/json/json_reader.h"

#include <cstdint>

namespace waystone::cli {

// What the file of an arena and its journal have in common (resources/formats.md).

[[nodiscard]] Json matchJson(const ArenaMatch &match);
[[nodiscard]] ArenaMatch readMatch(JsonReader &file);

/// All that is counted.
[[nodiscard]] Json countsJson(const ArenaTally &tally);
void readCounts(JsonReader &file, ArenaTally &tally);

/// Whether the counts can come from so many seeds, each played to its end.
[[nodiscard]] bool isOfWholeSeeds(const ArenaTally &tally, std::uint64_t seeds);

} // namespace waystone::cli
