#include "support/listed_games.h"

#include "core/registry.h"

namespace waystone {

#define GAME(folder)                                                                                         \
    namespace folder {                                                                                       \
    GameKind kind();                                                                                         \
    }
#include "games.list"
#undef GAME

namespace test {

std::vector<ListedGame> listedGames()
{
    return {
#define GAME(folder) {#folder, std::string(folder::kind().id)},
#include "games.list"
#undef GAME
    };
}

} // namespace test
} // namespace waystone
