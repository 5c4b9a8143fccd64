#pragma once

#include "games/game_face.h"

namespace waystone::twocities {

[[nodiscard]] GameFace face();

} // namespace waystone::twocities
