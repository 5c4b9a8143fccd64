#pragma once

#include "core/json/json_reader.h"
#include "core/problem.h"
#include "milestones/rules/edition.h"

namespace waystone::milestones {

/// Reads the object "board" of an edition file, all but its own mark of origin; adds those of its vertices. The
/// problems are those of the reader; unless they are empty the board is not to be used.
[[nodiscard]] Board readBoard(JsonReader &reader, Problems &problems, std::vector<SourceMark> &marks);

} // namespace waystone::milestones
