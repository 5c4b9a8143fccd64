#pragma once

#include <string>
#include <vector>

namespace waystone::test {

/// A line of engine/games.list.
struct ListedGame {
    std::string folder; ///< in engine/, widgets/games/ and tests/engine/
    std::string id;
};
[[nodiscard]] std::vector<ListedGame> listedGames();

} // namespace waystone::test
