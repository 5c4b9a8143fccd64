#pragma once

#include "core/game_kind.h"

namespace waystone::twocities {

[[nodiscard]] GameKind kind();

} // namespace waystone::twocities
