#pragma once

#include "core/session.h"
#include "scenario/record.h"

#include <string>

namespace waystone::cli {

/// The game in a record, a journal or a position file; what is wrong is thrown as a Failure.
[[nodiscard]] LoadedRecord loadGame(const std::string &path, const Registry &registry);

} // namespace waystone::cli
