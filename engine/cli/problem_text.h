#pragma once

#include "core/problem.h"

#include <string>

namespace waystone::cli {

/// "FILE:LINE:COLUMN: code (name value, …)"; without line and column where the problem has none.
[[nodiscard]] std::string problemText(const std::string &file, const Problem &problem);

/// The same without the file and the place in it.
[[nodiscard]] std::string problemSentence(const Problem &problem);

/// The text without line feeds and other control characters, so that it stays one line.
[[nodiscard]] std::string oneLine(std::string text);

} // namespace waystone::cli
