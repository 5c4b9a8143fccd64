#pragma once

#include "board/board_layout.h"
#include "core/game.h"
#include "models/game_words.h"

#include <functional>
#include <memory>
#include <string_view>

namespace waystone {

/// What the widgets have of one game beyond its rules. A maker gets a game of this face's kind.
struct GameFace {
    std::string_view id;
    std::function<std::shared_ptr<GameWords>(std::shared_ptr<const Game>)> words;
    /// The same words where no game has been made yet, for names and options: everything but what an edition prints.
    std::function<std::shared_ptr<GameWords>()> generalWords;
    /// The drawing of its table.
    std::function<std::unique_ptr<BoardLayout>(std::shared_ptr<const Game>)> layout = {};
};

/// The face of a game; null if there is none of this id. The only place in the widgets that tells which games there are.
[[nodiscard]] const GameFace *gameFace(std::string_view id);

} // namespace waystone
