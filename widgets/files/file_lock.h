#pragma once

#include <QString>

class QFileDevice;

namespace waystone {

/// What came of asking for a lock.
enum class FileLock {
    ours,      ///< it lasts until the file is closed or the process ends, however it ends
    elsewhere, ///< another open file has it, of this program or of another one
    none,      ///< this file system knows no locks: nobody else is kept out
};

/// Locks an open, writable file without waiting. The lock is on the file itself, so it moves with it when the file gets
/// another name, and nothing is left behind.
[[nodiscard]] FileLock lockFile(QFileDevice &file);

/// Whether the file is locked by another open file. Takes no lock itself; false if the file cannot be read.
[[nodiscard]] bool isLocked(const QString &path);

} // namespace waystone
