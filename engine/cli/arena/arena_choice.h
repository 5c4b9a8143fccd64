#pragma once

#include "cli/arena/arena_tally.h"
#include "cli/arena/sequential_test.h"
#include "cli/game_choice.h"

#include <iosfwd>
#include <optional>
#include <vector>

namespace waystone::cli {

// What the commands for matches are told by their options. Whatever is wrong is thrown as a Failure.

/// Those of a match, besides gameOptions().
[[nodiscard]] std::vector<OptionSyntax> matchOptions();
/// Those of a result.
[[nodiscard]] std::vector<OptionSyntax> resultOptions();

[[nodiscard]] ArenaMatch chosenMatch(const Arguments &arguments, const GameChoice &choice);
/// --seeds, or from --seed on as many as make --games games or a few more.
[[nodiscard]] SeedRange chosenSeeds(const Arguments &arguments, const GameChoice &choice, int gamesASeed);
[[nodiscard]] std::optional<SequentialTest> chosenTest(const Arguments &arguments);

/// As a table or as JSON.
void printResult(const ArenaTally &tally, const Arguments &arguments, std::ostream &out);

} // namespace waystone::cli
