#pragma once

#include "scenario/files/record.h"

namespace waystone {

/// Puts "players" into a file.
void writePlayers(Json &file, std::span<const RecordPlayer> players);

[[nodiscard]] std::vector<RecordPlayer> readPlayers(JsonReader list);

/// One of them.
[[nodiscard]] Json playerJson(const RecordPlayer &player);
[[nodiscard]] RecordPlayer readPlayer(JsonReader object);

} // namespace waystone
