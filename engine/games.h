#pragma once

#include "core/registry.h"

namespace waystone {

/// The games of this program: those of games.list and those that were added.
[[nodiscard]] const Registry &games();

/// For a program that has more games than games.list; before anybody asks for games().
void addGame(GameKind kind);

} // namespace waystone
