#include "games.h"

namespace waystone {

#define GAME(folder)                                                                                         \
    namespace folder {                                                                                       \
    GameKind kind();                                                                                         \
    }
#include "games.list"
#undef GAME

namespace {

Registry &known()
{
    static Registry registry({
#define GAME(folder) folder::kind(),
#include "games.list"
#undef GAME
    });
    return registry;
}

} // namespace

const Registry &games()
{
    return known();
}

void addGame(GameKind kind)
{
    known().add(std::move(kind));
}

} // namespace waystone
