#pragma once

#include "core/game.h"

#include <string_view>
#include <vector>

namespace waystone {

/// Whether a goal of the game may be limited to it.
[[nodiscard]] bool hasStretch(const Game &game, int seats, std::string_view stretch);

/// All of them, a turn first.
[[nodiscard]] std::vector<std::string_view> stretchesOf(const Game &game, int seats);

} // namespace waystone
