#pragma once

#include "twocities/rules/state.h"

namespace waystone::twocities {

/// Puts a tile into a city, its upper or left half on this cell. It must fit: whether it may lie there is not looked at.
void putTile(const Edition &edition, City &city, int tile, int cell);

} // namespace waystone::twocities
