#pragma once

#include "core/relations.h"
#include "province/rules/edition.h"

namespace waystone::province {

/// Whether some position has such a piece at that place.
[[nodiscard]] bool mayLie(const Edition &edition, const LyingQuery &query);

} // namespace waystone::province
