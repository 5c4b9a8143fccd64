#pragma once

#include "faces/game_face.h"

namespace waystone {

/// The face of a game of engine/games.list, or of one that was added; null if there is none of this id.
[[nodiscard]] const GameFace *gameFace(std::string_view id);

/// For a program that has more games than games.list; before anybody asks for a face.
void addFace(GameFace face);

} // namespace waystone
