#include "scenario/record_players.h"

namespace waystone {

namespace {

constexpr std::size_t longestName = 100;

} // namespace

void writePlayers(Json &file, std::span<const RecordPlayer> players)
{
    Json list = Json::array();
    for (const RecordPlayer &player : players)
        list.push_back({{"name", player.name}, {"colour", player.colour}});
    file["players"] = std::move(list);
}

std::vector<RecordPlayer> readPlayers(JsonReader list)
{
    std::vector<RecordPlayer> players;
    for (JsonReader &item : list.array(1, maxSeats)) {
        item.object();
        RecordPlayer &player = players.emplace_back();
        player.name = item["name"].text(longestName);
        player.colour = item["colour"].text(longestName);
        item.rejectUnknownKeys();
    }
    return players;
}

} // namespace waystone
