#pragma once

#include "core/json/json_forward.h"
#include "scenario/lesson/lesson_check.h"

namespace waystone::cli {

/// What `check --json` prints of a lesson (resources/formats.md).
[[nodiscard]] Json reportJson(const Lesson &lesson, const LessonReport &report);
/// The same of a file that could not be read, or is no lesson. Places have names only where there is a game.
[[nodiscard]] Json reportJson(const Problems &problems, const Game *game = nullptr);

[[nodiscard]] std::string_view verdictName(SolverResult::Verdict verdict);
[[nodiscard]] std::string_view toldName(Judgement::From told);

} // namespace waystone::cli
