#pragma once

#include "core/problem.h"

#include <QString>
#include <QStringList>

#include <string_view>

namespace waystone {

/// The code of a file that the system cannot read; `details` has the system's words.
inline constexpr std::string_view unreadableFile = "file.unreadable";

/// The problem of a file or a choice in the reader's language, whichever game it belongs to, with line and column where
/// it has them.
[[nodiscard]] QString problemSentence(const Problem &problem);
[[nodiscard]] QStringList problemSentences(const Problems &problems);

} // namespace waystone
