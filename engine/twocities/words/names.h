#pragma once

#include "twocities/rules/edition.h"
#include "twocities/rules/state.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

/// How tiles and cells are called in notation, files and position texts. What does not exist has no name: it is written
/// as "#" and its number, and does not read back.
namespace waystone::twocities::names {

inline constexpr std::array<std::string_view, 4> phaseNames{"draw", "select", "place", "over"};
static_assert(phaseNames.size() == static_cast<std::size_t>(Phase::over) + 1);

/// By bits of namespace side.
inline constexpr std::array<std::string_view, 4> sideNames{"none", "left", "right", "both"};

/// "shop"; of a duplex tile "shop/bed" (upper/lower) or "office-shop" (left-right).
[[nodiscard]] std::string tile(const Edition &edition, int tile);
/// "d4" for the middle: a letter for the column, from the left, and a number for the row, from the top.
[[nodiscard]] std::string cell(int cell);

[[nodiscard]] std::optional<std::uint8_t> tileNamed(const Edition &edition, std::string_view name);
[[nodiscard]] std::optional<std::uint8_t> cellNamed(std::string_view name);

} // namespace waystone::twocities::names
