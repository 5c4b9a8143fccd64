#pragma once

#include "scenario/lesson/lesson.h"

#include <string>
#include <string_view>

namespace waystone::test {

/// The example of a lesson in resources/formats.md: Milestones, with every kind of step and mark. Its edition's hash is
/// that of the program's own edition.
[[nodiscard]] std::string sampleLesson();

/// The lesson in this text; a test failure if it cannot be read.
[[nodiscard]] Lesson sampleOf(std::string_view text);

/// The text with the first `from` replaced; a test failure if there is none.
[[nodiscard]] std::string replaced(std::string text, std::string_view from, std::string_view to);

} // namespace waystone::test
