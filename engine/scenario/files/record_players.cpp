#include "scenario/files/record_players.h"

#include "core/json/json.h"

namespace waystone {

namespace {

constexpr std::size_t longestName = 100;
constexpr std::size_t longestBot = 1000; ///< a program's command line

} // namespace

void writePlayers(Json &file, std::span<const RecordPlayer> players)
{
    Json list = Json::array();
    for (const RecordPlayer &player : players)
        list.push_back(playerJson(player));
    file["players"] = std::move(list);
}

std::vector<RecordPlayer> readPlayers(JsonReader list)
{
    std::vector<RecordPlayer> players;
    for (JsonReader &item : list.array(1, maxSeats))
        players.push_back(readPlayer(std::move(item)));
    return players;
}

Json playerJson(const RecordPlayer &player)
{
    Json object{{"name", player.name}, {"colour", player.colour}};
    if (!player.bot.empty())
        object["bot"] = player.bot;
    return object;
}

RecordPlayer readPlayer(JsonReader object)
{
    RecordPlayer player;
    object.object();
    player.name = object["name"].text(longestName);
    player.colour = object["colour"].text(longestName);
    if (std::optional<JsonReader> bot = object.optional("bot"))
        player.bot = bot->text(longestBot);
    object.rejectUnknownKeys();
    return player;
}

} // namespace waystone
