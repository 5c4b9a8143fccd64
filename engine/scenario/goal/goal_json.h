#pragma once

#include "core/json/json_forward.h"
#include "core/json/json_reader.h"
#include "scenario/goal/goal.h"

#include <optional>
#include <span>
#include <string_view>

namespace waystone {

/// Every code that reading a goal can bring beside those of file_problem.h. Each has `line` and `column`.
namespace goal_problem {
inline constexpr std::string_view noGoal =
    "goal.no-goal"; ///< the object has not exactly one of the keys of a goal
inline constexpr std::string_view unknownTerm = "goal.unknown-term";   ///< found: no term of the game
inline constexpr std::string_view unknownPlace = "goal.unknown-place"; ///< found: no place of the game
} // namespace goal_problem

/// All of them, so that a test can ask for a sentence in every language.
[[nodiscard]] std::span<const std::string_view> goalProblemCodes();

/// As files hold it: an object with one key, the kind of the goal (resources/formats.md).
[[nodiscard]] Json goalToJson(const Game &game, const Goal &goal);

/// Problems go to the reader's list; the goal is whatever could be read. `seats` is the number of players.
[[nodiscard]] Goal goalFrom(JsonReader &reader, const Game &game, int seats);

/// The kind of event that files call so ("phaseBegan"); nothing if there is none.
[[nodiscard]] std::optional<Event::Kind> eventKindNamed(std::string_view name);

} // namespace waystone
