#pragma once

#include "dialogs/dialogs.h"

namespace waystone {

/// What was to be done with a file.
enum class FileDeed { read, write, change };

/// What went wrong with a file: `text` says what could not be done, `reasons` why, line by line.
[[nodiscard]] Trouble fileTrouble(const QString &text, FileDeed deed, const QString &path,
                                  const QStringList &reasons);

} // namespace waystone
