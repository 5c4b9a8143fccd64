#pragma once

#include "cli/command.h"
#include "core/session.h"
#include "scenario/files/record.h"

#include <string_view>

namespace waystone::cli {

/// The game in the text of a record, a journal or a position file. A position has the generator of a new game
/// whose seed nobody told.
[[nodiscard]] Result<LoadedRecord> gameFromText(std::string_view text, const Registry &registry);

/// The game in the record, journal or position file that the command was given; what is wrong is thrown as a Failure.
[[nodiscard]] LoadedRecord loadGame(const Command &command);

} // namespace waystone::cli
