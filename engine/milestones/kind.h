#pragma once

#include "core/game_kind.h"

namespace waystone::milestones {

[[nodiscard]] GameKind kind();

} // namespace waystone::milestones
