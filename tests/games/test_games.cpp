#include "test_games.h"

namespace waystone {

#define GAME(folder)                                                                                         \
    namespace folder {                                                                                       \
    GameKind kind();                                                                                         \
    }
#include "test_games.list"
#undef GAME

const Registry &testGames()
{
    static const Registry registry({
#define GAME(folder) folder::kind(),
#include "test_games.list"
#undef GAME
    });
    return registry;
}

} // namespace waystone
