#include "join_test_games.h"

#include "faces/game_faces.h"
#include "games.h"
#include "test_games.h"

namespace waystone {

#define GAME(folder)                                                                                         \
    namespace folder {                                                                                       \
    GameFace face();                                                                                         \
    }
#include "test_games.list"
#undef GAME

void joinTestGames()
{
    for (const GameKind &kind : testGames().kinds())
        addGame(kind);
#define GAME(folder) addFace(folder::face());
#include "test_games.list"
#undef GAME
}

} // namespace waystone
