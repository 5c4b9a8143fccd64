#pragma once

#include "cli/command.h"

#include <string_view>
#include <vector>

namespace waystone::cli {

/// What `check` understands for a lesson alone.
[[nodiscard]] std::vector<OptionSyntax> lessonOptions();

/// Prints what is wrong with the lesson in this text and what is proved about it. Returns the exit status.
int checkLessonFile(const Command &command, std::string_view text);

} // namespace waystone::cli
