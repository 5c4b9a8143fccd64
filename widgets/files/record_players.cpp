#include "files/record_players.h"

#include "bots/bots.h"
#include "protocol/program_name.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace waystone {

namespace {

/// By the number of a player's colour. Files hold these names: never change one.
constexpr std::array<std::string_view, playerColours> colourNames{"blue",  "orange", "yellow", "pink",
                                                                  "green", "sky",    "white"};

/// Player::bot of a player in a file.
std::string botFrom(const std::string &bot)
{
    if (bot.empty() || bot.starts_with(programPrefix))
        return {};
    return std::ranges::count(botIds(), bot) > 0 ? bot : std::string(botIds().back());
}

} // namespace

std::vector<RecordPlayer> recordPlayers(std::span<const Player> players)
{
    std::vector<RecordPlayer> result;
    for (const Player &player : players) {
        const auto colour = static_cast<std::size_t>(player.colour);
        result.push_back({player.name.toStdString(), std::string(colourNames[colour]), player.bot});
    }
    return result;
}

std::vector<Player> playersFrom(std::span<const RecordPlayer> players)
{
    std::array<bool, playerColours> taken{};
    std::vector<Player> result;
    for (const RecordPlayer &player : players) {
        const auto found = std::ranges::find(colourNames, player.colour);
        auto colour = static_cast<std::size_t>(found - colourNames.begin());
        if (colour >= colourNames.size() || taken[colour])
            colour = static_cast<std::size_t>(std::ranges::find(taken, false) - taken.begin());
        taken[colour] = true;
        result.push_back(
            {QString::fromStdString(player.name), static_cast<int>(colour), botFrom(player.bot)});
    }
    return result;
}

std::vector<OfferedProgram> offeredPrograms(std::span<const RecordPlayer> players)
{
    std::vector<OfferedProgram> programs;
    for (std::size_t seat = 0; seat < players.size(); ++seat)
        if (commandOf(players[seat].bot))
            programs.push_back({static_cast<Seat>(seat), players[seat].bot});
    return programs;
}

} // namespace waystone
