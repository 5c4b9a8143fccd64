#pragma once

namespace waystone {

/// Adds the games of test_games.list, with their faces, to those of the program.
void joinTestGames();

} // namespace waystone
