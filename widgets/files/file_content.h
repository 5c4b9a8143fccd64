#pragma once

#include "core/result.h"

#include <QByteArray>
#include <QString>

namespace waystone {

/// All that a file, or one of those inside the program (":/…"), holds; or a problem (core/read_file.h).
[[nodiscard]] Result<QByteArray> fileContent(const QString &path);

} // namespace waystone
