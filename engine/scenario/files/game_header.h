#pragma once

#include "core/json/json_reader.h"
#include "core/registry.h"

#include <memory>

namespace waystone {

/// Codes of what can be wrong with the head of a game's file; each has `line` and `column`.
namespace header_problem {

inline constexpr std::string_view unknownEdition = "game.unknown-edition"; ///< edition
inline constexpr std::string_view badEdition = "game.bad-edition";         ///< edition, problem
inline constexpr std::string_view editionChanged = "game.edition-changed"; ///< edition; a note, not an error

} // namespace header_problem

/// Puts "game", "edition" and "rules" into a file: what a game was made from. The edition is told by id and hash, and
/// carried whole unless it is one of the program's own. "revision" follows if it is not the newest one of the rules.
void writeGame(Json &file, const Game &game);

/// Makes the game that writeGame told of. What is wrong goes to `problems`, which is the reader's list, and gives null.
/// One of the program's own editions may have changed since the file was written: that is a note, because the file may
/// well still be playable.
[[nodiscard]] std::shared_ptr<const Game> readGame(JsonReader &file, const Registry &registry,
                                                   Problems &problems, Problems &notes);

/// The choice in "rules", an object of option to value; what is wrong goes to the reader's problems.
[[nodiscard]] OptionChoice readRules(JsonReader rules, const GameKind &kind);

/// The migration from version 1 of every file that holds a game: it knew the first revision of all rules only.
void keepFirstRevision(Json &file);

} // namespace waystone
