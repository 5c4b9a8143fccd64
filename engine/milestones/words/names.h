#pragma once

#include "milestones/rules/board.h"
#include "milestones/rules/state.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

/// How places and pieces are called in notation, files and position texts. What does not exist has no name: it is
/// written as "#" and its index, and does not read back.
namespace waystone::milestones::names {

inline constexpr std::array<std::string_view, 13> phaseNames{
    "bushes", "display", "starting", "draft", "move",  "trade", "refill",
    "build",  "offer",   "supply",   "keep",  "cover", "over"};
static_assert(phaseNames.size() == static_cast<std::size_t>(Phase::over) + 1);

[[nodiscard]] std::string vertex(const Board &board, int index);   ///< "c7"
[[nodiscard]] std::string edge(const Board &board, int index);     ///< "c7-c8"
[[nodiscard]] std::string triangle(const Board &board, int index); ///< "c7-c8-d3"
[[nodiscard]] std::string
loopSpace(int space); ///< "castle", "1" to "8", "trading-house", "board-of-works", "mill"
[[nodiscard]] std::string good(int index);
[[nodiscard]] std::string worker(int index);

/// The corners may come in any order.
[[nodiscard]] std::optional<std::uint8_t> vertexNamed(const Board &board, std::string_view name);
[[nodiscard]] std::optional<std::uint8_t> edgeNamed(const Board &board, std::string_view name);
[[nodiscard]] std::optional<std::uint8_t> triangleNamed(const Board &board, std::string_view name);
[[nodiscard]] std::optional<std::uint8_t> loopSpaceNamed(std::string_view name);
[[nodiscard]] std::optional<std::uint8_t> goodNamed(std::string_view name);
[[nodiscard]] std::optional<std::uint8_t> workerNamed(std::string_view name);

} // namespace waystone::milestones::names
