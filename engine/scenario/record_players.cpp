#include "scenario/record_players.h"

namespace waystone {

namespace {

constexpr std::size_t longestName = 100;

} // namespace

void writePlayers(Json &file, std::span<const RecordPlayer> players)
{
    Json list = Json::array();
    for (const RecordPlayer &player : players) {
        Json &object = list.emplace_back(Json{{"name", player.name}, {"colour", player.colour}});
        if (!player.bot.empty())
            object["bot"] = player.bot;
    }
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
        if (std::optional<JsonReader> bot = item.optional("bot"))
            player.bot = bot->text(longestName);
        item.rejectUnknownKeys();
    }
    return players;
}

} // namespace waystone
