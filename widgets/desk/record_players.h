#pragma once

#include "models/player.h"
#include "scenario/record.h"

#include <span>
#include <vector>

namespace waystone {

/// Players as files have them: their colours by name.
[[nodiscard]] std::vector<RecordPlayer> recordPlayers(std::span<const Player> players);

/// A colour that is not known, or taken by somebody before, gives the first free one; a computer player that is not
/// known the strongest there is.
[[nodiscard]] std::vector<Player> playersFrom(std::span<const RecordPlayer> players);

} // namespace waystone
