#pragma once

#include "core/session.h"
#include "scenario/files/record.h"

#include <string>
#include <string_view>

namespace waystone::cli {

/// The game in the text of a record, a journal or a position file. A position has the generator of a new game
/// whose seed nobody told.
[[nodiscard]] Result<LoadedRecord> gameFromText(std::string_view text, const Registry &registry);

/// The game in a record, a journal or a position file; what is wrong is thrown as a Failure.
[[nodiscard]] LoadedRecord loadGame(const std::string &path, const Registry &registry);

} // namespace waystone::cli
