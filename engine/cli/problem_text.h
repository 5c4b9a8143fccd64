#pragma once

#include "core/problem.h"

#include <string>
#include <string_view>

namespace waystone {
class Game;
}

namespace waystone::cli {

/// "FILE:LINE:COLUMN: sentence: code (name value, …)"; without line and column where the problem has none.
[[nodiscard]] std::string problemText(const std::string &file, const Problem &problem);

/// The same without the file and the place in it.
[[nodiscard]] std::string problemSentence(const Problem &problem);

/// A problem of this game with its sentence, places and all, as an argument: whoever tells it need not have the game.
[[nodiscard]] Problem inWords(Problem problem, const Game &game);

/// The same of a problem of an edition of this game.
[[nodiscard]] Problem inWordsOfEdition(Problem problem, std::string_view game);

/// The text without line feeds and other control characters, so that it stays one line.
[[nodiscard]] std::string oneLine(std::string text);

} // namespace waystone::cli
