#pragma once

#include "core/game_kind.h"

namespace waystone::province {

[[nodiscard]] GameKind kind();

} // namespace waystone::province
