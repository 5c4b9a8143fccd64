#pragma once

#include "core/game.h"
#include "core/standing.h"

#include <vector>

namespace waystone {

/// All that the game tells of this kind, in a fixed order, each owner, what and variant once, also where it is 0. Like
/// Game::score() it tells only what everybody may know. Empty for games that have none.
[[nodiscard]] std::vector<Standing> standings(const Game &game, const Position &position);

} // namespace waystone
