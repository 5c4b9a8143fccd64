#pragma once

#include "core/problem.h"

#include <map>
#include <string>
#include <string_view>

namespace waystone {

class Game;

/// The English words in which a game tells its problems to those who have no window: programs outside and the command
/// line (resources/sentences, see resources/formats.md).
struct ProblemSentences {
    std::map<std::string, std::string, std::less<>> patterns; ///< by code
    std::map<std::string, std::string, std::less<>> editions; ///< likewise, of what is wrong with an edition
    /// By term: what it is called, and what several of it are called if that differs. Other terms are their own words.
    std::map<std::string, std::pair<std::string, std::string>, std::less<>> terms;
};

/// Those of a game; none where it comes without.
[[nodiscard]] const ProblemSentences &problemSentences(std::string_view game);

/// What is wrong, in a sentence, with the places as the notation names them behind it: "There is already a house on this
/// triangle (c7-c8-d3)." Empty where the game has no sentence for this code.
[[nodiscard]] std::string ruleSentence(const Game &game, const Problem &problem);

/// What is wrong with an edition of this game, in a sentence. Empty where the game has none for this code.
[[nodiscard]] std::string editionSentence(std::string_view game, const Problem &problem);

/// The same with the code and all that is known of it, or these alone.
[[nodiscard]] std::string editionLine(std::string_view game, const Problem &problem);

/// The same as ruleSentence(), or describe() where there is no sentence.
[[nodiscard]] std::string ruleLine(const Game &game, const Problem &problem);

} // namespace waystone
