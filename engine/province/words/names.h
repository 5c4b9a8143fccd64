#pragma once

#include "province/positions/setup.h"
#include "province/rules/kinds.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

/// How things are called in notation, files and position texts.
namespace waystone::province::names {

inline constexpr std::array<std::string_view, 6> phaseNames{"reveal", "startRoll", "work",
                                                            "spend",  "endRoll",   "over"};
static_assert(phaseNames.size() == static_cast<std::size_t>(Phase::over) + 1);

inline constexpr std::array<std::string_view, goals> goalNames{"workers", "labor", "structures", "coins",
                                                               "twoPoints"};
inline constexpr std::array<std::string_view, goalPlaces> goalPlaceNames{"unseen", "shown", "seat0", "seat1",
                                                                         "discarded"};
inline constexpr std::array<std::string_view, ends> endNames{"notYet", "manyStructures", "everyStructure",
                                                             "noGoalLeft"};

/// The name at this index; "#" and the index, which does not read back, where there is none.
[[nodiscard]] std::string nameOf(std::span<const std::string_view> names, int index);
[[nodiscard]] std::optional<std::uint8_t> indexOf(std::span<const std::string_view> names,
                                                  std::string_view name);

/// "green.0" to "sailor.2": the kind and which of it.
[[nodiscard]] std::string worker(int worker);

} // namespace waystone::province::names
