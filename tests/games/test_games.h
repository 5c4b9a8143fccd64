#pragma once

#include "core/edition/embedded.h"
#include "core/registry.h"

namespace waystone {

/// The games of test_games.list.
[[nodiscard]] const Registry &testGames();

/// Their editions, those of the folders' resources.
std::span<const EmbeddedFile> testEditions();

} // namespace waystone
