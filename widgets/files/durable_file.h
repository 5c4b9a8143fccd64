#pragma once

#include <QByteArray>
#include <QString>

class QFileDevice;

namespace waystone {

/// Waits until what was written to the file is on the disk. Returns what went wrong in the system's words; empty if
/// nothing did.
[[nodiscard]] QString syncFile(QFileDevice &file);

/// Waits until the names in a folder are on the disk: a new or renamed file is safe only then. Returns what went wrong
/// likewise; nothing did where the file system cannot do that for a folder.
QString syncFolder(const QString &folder);

/// Writes the content where the file stands and waits until it is on the disk. Returns what went wrong likewise; part of
/// it may have been written then.
[[nodiscard]] QString writeSynced(QFileDevice &file, const QByteArray &content);

/// Gives a file the name of another one, which goes. Returns what went wrong likewise.
[[nodiscard]] QString renameOver(const QString &path, const QString &other);

/// Gives a file a name that is free; a file that has it stays. It is the same file afterwards in any case, with the locks
/// on it, and who has it open goes on with it: QFile::rename() makes a copy where the system refuses. Returns what went
/// wrong likewise.
[[nodiscard]] QString renameToFree(const QString &path, const QString &free);

/// Puts `content` in the place of the file, whole or not at all, so that a kill or a power cut at any moment leaves the
/// old or the new one. Returns what went wrong likewise.
[[nodiscard]] QString replaceFile(const QString &path, const QByteArray &content);

} // namespace waystone
