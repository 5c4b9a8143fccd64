#pragma once

#include "platform/files.h"

#include <QString>

class QFileDevice;

namespace waystone {

using platform::FileLock;

/// Locks an open, writable file without waiting. The lock is on the file itself, so it moves with it when the file gets
/// another name, and nothing is left behind.
[[nodiscard]] FileLock lockFile(QFileDevice &file);

/// Whether the file is locked by another open file. Takes no lock itself; false if the file cannot be read.
[[nodiscard]] bool isLocked(const QString &path);

} // namespace waystone
