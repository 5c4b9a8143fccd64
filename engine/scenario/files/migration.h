#pragma once

#include "core/json/json_document.h"
#include "core/json/json_forward.h"

#include <span>
#include <string_view>

namespace waystone {

/// Brings a file of one version to the next: a pure change of the JSON. Everything but "version" is its business.
using Migration = void (*)(Json &file);

/// Reads a file of any version up to the newest: `migrations[n]` leads from version n + 1 to n + 2. A file of the newest
/// version (or of one that cannot be told) comes through as it is. What an older one tells of lines and columns is of the
/// text as it was read: JsonDocument::takePositions().
[[nodiscard]] Result<JsonDocument> parseUpgraded(std::string_view text,
                                                 std::span<const Migration> migrations);

} // namespace waystone
