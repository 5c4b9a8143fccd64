#pragma once

#include "board/board_layout.h"
#include "core/game.h"
#include "words/game_words.h"

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
    /// How many players a position speaks of; may be out of range.
    std::function<int(const AnySetup &)> setupSeats = {};
    /// What is counted in any position: that of Game::tallies where it is sound, else what can be told all the same.
    std::function<std::vector<Tally>(const Game &, const AnySetup &)> setupTallies = {};
};

/// The face of a game; null if there is none of this id. The only place in the widgets that tells which games there are.
[[nodiscard]] const GameFace *gameFace(std::string_view id);

} // namespace waystone
