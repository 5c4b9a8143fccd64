#pragma once

#include "core/result.h"

#include <QByteArray>
#include <QString>

namespace waystone {

/// All that a file holds, up to a length that is more than any of the program's files can have; or the problem
/// `unreadableFile` (problem_sentence.h) with the system's words.
[[nodiscard]] Result<QByteArray> fileContent(const QString &path);

} // namespace waystone
