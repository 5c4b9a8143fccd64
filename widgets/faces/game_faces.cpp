#include "faces/game_faces.h"

#include <algorithm>
#include <vector>

namespace waystone {

#define GAME(folder)                                                                                         \
    namespace folder {                                                                                       \
    GameFace face();                                                                                         \
    }
#include "games.list"
#undef GAME

namespace {

std::vector<GameFace> &faces()
{
    static std::vector<GameFace> faces{
#define GAME(folder) folder::face(),
#include "games.list"
#undef GAME
    };
    return faces;
}

} // namespace

const GameFace *gameFace(std::string_view id)
{
    const auto found = std::ranges::find(faces(), id, &GameFace::id);
    return found == faces().end() ? nullptr : &*found;
}

void addFace(GameFace face)
{
    faces().push_back(std::move(face));
}

} // namespace waystone
