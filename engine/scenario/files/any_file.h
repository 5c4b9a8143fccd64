#pragma once

#include "core/registry.h"
#include "scenario/files/record.h"

#include <string>
#include <string_view>

namespace waystone {

/// The "format" of a file; empty if it has none or is no JSON.
[[nodiscard]] std::string formatOf(std::string_view text);

/// The game in a record or a journal.
[[nodiscard]] Result<LoadedRecord> readGameFile(std::string_view text, const Registry &registry);

} // namespace waystone
