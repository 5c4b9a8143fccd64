#pragma once

#include "faces/game_face.h"

namespace waystone::province {

[[nodiscard]] GameFace face();

} // namespace waystone::province
