#pragma once

#include "games/game_face.h"

namespace waystone::milestones {

[[nodiscard]] GameFace face();

} // namespace waystone::milestones
