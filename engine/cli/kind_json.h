#pragma once

#include "core/json/json.h"
#include "core/registry.h"

namespace waystone::cli {

/// What can be chosen of a game: its id, the fewest and most that play, the editions as they are given, and the options with
/// their values.
[[nodiscard]] Json kindJson(const GameKind &kind, Json editions);

} // namespace waystone::cli
