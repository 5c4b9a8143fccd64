#pragma once

#include "core/problem.h"

#include <QString>
#include <QStringList>

namespace waystone {

/// The problem of a file or a choice in the reader's language, whichever game it belongs to, with line and column where
/// it has them.
[[nodiscard]] QString problemSentence(const Problem &problem);
[[nodiscard]] QStringList problemSentences(const Problems &problems);

} // namespace waystone
