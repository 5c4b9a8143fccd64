#pragma once

#include <span>
#include <string_view>

namespace waystone {

/// Codes of what can be wrong with the file of a lesson, beside those of file_problem.h, game_header.h and
/// goal_json.h. Each has `line` and `column`.
namespace lesson_problem {

inline constexpr std::string_view badId = "lesson.bad-id";           ///< found: not plain words with dashes
inline constexpr std::string_view repeatedId = "lesson.repeated-id"; ///< found: an earlier step has it
inline constexpr std::string_view badLanguage =
    "lesson.bad-language"; ///< found: not two small letters, or not the language of a text or of the lesson
inline constexpr std::string_view emptyText = "lesson.empty-text"; ///< what is empty is left out
inline constexpr std::string_view repeated = "lesson.repeated";    ///< found: stands in the list already
inline constexpr std::string_view unknownAction =
    "lesson.unknown-action"; ///< found: no notation of this game; column counts to the fault
inline constexpr std::string_view badPosition =
    "lesson.bad-position"; ///< problem: what is wrong with the text; line and column are those of the fault in it
inline constexpr std::string_view unknownPlace = "lesson.unknown-place"; ///< found
inline constexpr std::string_view unknownTerm = "lesson.unknown-term";   ///< found

} // namespace lesson_problem

/// Every code that the file of a lesson or its check (lesson_check.h) can bring beside those of file_problem.h,
/// goal_json.h and the head of a game's file, so that a test can ask for a sentence in every language.
[[nodiscard]] std::span<const std::string_view> lessonProblemCodes();

} // namespace waystone
