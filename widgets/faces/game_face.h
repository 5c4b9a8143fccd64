#pragma once

#include "core/game.h"
#include "words/game_words.h"

#include <functional>
#include <memory>
#include <string_view>

namespace waystone {

class BoardLayout;
class EditionDocument;
class EditionPage;

/// What the widgets have of one game beyond its rules. A maker gets a game of this face's kind.
struct GameFace {
    std::string_view id;
    std::function<std::shared_ptr<GameWords>(std::shared_ptr<const Game>)> words;
    /// The same words where no game has been made yet, for names and options: everything but what an edition prints.
    std::function<std::shared_ptr<GameWords>()> generalWords;
    /// The drawing of its table.
    std::function<std::unique_ptr<BoardLayout>(std::shared_ptr<const Game>)> layout;
    /// A page for this group of an edition's data; null if its values as tables are all there is. Empty if no group has
    /// one.
    std::function<std::unique_ptr<EditionPage>(EditionDocument &, const std::string &group)> editionPage = {};
};

/// The face of a game with such words and such a table.
template <class Words, class Layout>
[[nodiscard]] GameFace faceOf(std::string_view id)
{
    return {
        .id = id,
        .words = [](std::shared_ptr<const Game> game) { return std::make_shared<Words>(std::move(game)); },
        .generalWords = [] { return std::make_shared<Words>(nullptr); },
        .layout = [](std::shared_ptr<const Game> game) { return std::make_unique<Layout>(std::move(game)); },
    };
}

} // namespace waystone
