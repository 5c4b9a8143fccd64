#pragma once

#include "faces/game_face.h"

namespace waystone::milestones {

[[nodiscard]] GameFace face();

} // namespace waystone::milestones
