#pragma once

#include "core/result.h"

#include <QByteArray>
#include <QString>

#include <string>

namespace waystone {

/// All that a file, or one of those inside the program (":/…"), holds; or a problem (core/read_file.h).
[[nodiscard]] Result<QByteArray> fileContent(const QString &path);

/// The "format" in a file, by which it is told what it is; empty if it has none or cannot be read.
[[nodiscard]] std::string formatOfFile(const QString &path);

} // namespace waystone
