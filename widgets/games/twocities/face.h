#pragma once

#include "faces/game_face.h"

namespace waystone::twocities {

[[nodiscard]] GameFace face();

} // namespace waystone::twocities
