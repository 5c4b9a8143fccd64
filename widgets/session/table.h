#pragma once

#include "core/game.h"
#include "session/player.h"
#include "words/game_words.h"

#include <memory>
#include <vector>

namespace waystone {

/// How the secrets of a game are kept at one screen.
enum class Secrets {
    none,    ///< it has none
    curtain, ///< a curtain is between the persons who share the screen
    open,    ///< everything is shown to everybody, for teaching
};

/// What a game is played with and by whom; stays the same from the first ply to the last.
struct Table {
    std::shared_ptr<const Game> game;
    std::shared_ptr<GameWords> words; ///< of this game; never null
    std::vector<Player> players;      ///< by seat
    Secrets secrets = Secrets::none;
};

} // namespace waystone
