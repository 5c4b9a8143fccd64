#pragma once

#include "scenario/record.h"

namespace waystone {

/// Puts "players" into a file.
void writePlayers(Json &file, std::span<const RecordPlayer> players);

[[nodiscard]] std::vector<RecordPlayer> readPlayers(JsonReader list);

} // namespace waystone
