#pragma once

#include "cli/arguments.h"
#include "cli/command.h"

#include <string_view>
#include <vector>

namespace waystone::cli {

// What `check` understands for a lesson.
[[nodiscard]] std::vector<std::string_view> lessonOptions();
[[nodiscard]] std::vector<std::string_view> lessonFlags();

/// Prints what is wrong with the lesson in this text and what is proved about it. Returns the exit status.
int checkLessonFile(const Command &command, const Arguments &arguments, std::string_view text);

} // namespace waystone::cli
