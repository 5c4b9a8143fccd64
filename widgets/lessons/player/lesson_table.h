#pragma once

#include "scenario/files/record.h"
#include "session/table.h"

#include <memory>
#include <vector>

namespace waystone {

/// The table at which a lesson is read or a position looked at: with the game's words, and as many players as told.
/// There is no curtain: one reader sits at it.
[[nodiscard]] Table lessonTable(std::shared_ptr<const Game> game, const std::vector<RecordPlayer> &players);

} // namespace waystone
