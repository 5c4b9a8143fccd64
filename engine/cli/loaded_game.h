#pragma once

#include "core/session.h"
#include "scenario/record.h"

#include <string>

namespace waystone::cli {

/// The "format" of a file; empty if it has none or is no JSON.
[[nodiscard]] std::string formatOf(std::string_view text);

/// The game in a record or a journal.
[[nodiscard]] Result<LoadedRecord> readGameFile(std::string_view text, const Registry &registry);

/// The game in a record, a journal or a position file; what is wrong is thrown as a Failure.
[[nodiscard]] LoadedRecord loadGame(const std::string &path, const Registry &registry);

} // namespace waystone::cli
