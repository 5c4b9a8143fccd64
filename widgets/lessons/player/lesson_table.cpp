#include "lessons/player/lesson_table.h"

#include "faces/game_faces.h"
#include "files/record_players.h"

#include <cassert>

namespace waystone {

Table lessonTable(std::shared_ptr<const Game> game, const std::vector<RecordPlayer> &players)
{
    const GameFace *face = gameFace(game->id());
    assert(face != nullptr);
    Table table;
    table.words = face->words(game);
    table.game = std::move(game);
    for (const RecordPlayer &player : players)
        table.players.push_back(
            {QString::fromStdString(player.name), static_cast<int>(table.players.size())});
    return table;
}

} // namespace waystone
