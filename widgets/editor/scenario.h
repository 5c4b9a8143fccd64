#pragma once

#include "core/game.h"
#include "models/player.h"

#include <memory>
#include <vector>

namespace waystone {

/// What the editor edits: any position of a game, and who sits at its table.
struct Scenario {
    std::shared_ptr<const Game> game;
    AnySetup setup;              ///< of this game
    std::vector<Player> players; ///< by seat; at least as many as the setup has seats
};

} // namespace waystone
