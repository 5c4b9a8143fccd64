#pragma once

#include "core/registry.h"
#include "scenario/files/record.h"

#include <memory>
#include <string>
#include <string_view>

namespace waystone {

inline constexpr std::string_view editionFormat = "waystone/edition";

/// The "format" of a file; empty if it has none or is no JSON.
[[nodiscard]] std::string formatOf(std::string_view text);
/// The id of the game that it is of, likewise.
[[nodiscard]] std::string gameOf(std::string_view text);

/// The game in a record or a journal.
[[nodiscard]] Result<LoadedRecord> readGameFile(std::string_view text, const Registry &registry);

/// The game of an edition file, with that edition and all options as they are meant.
[[nodiscard]] Result<std::shared_ptr<const Game>> readEditionFile(std::string_view text,
                                                                  const Registry &registry);

} // namespace waystone
