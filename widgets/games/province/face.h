#pragma once

#include "games/game_face.h"

namespace waystone::province {

[[nodiscard]] GameFace face();

} // namespace waystone::province
