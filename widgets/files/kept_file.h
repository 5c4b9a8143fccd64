#pragma once

#include "files/numbered_folder.h"

#include <QByteArray>
#include <QFile>
#include <QString>

#include <memory>

namespace waystone {

/// A file of a numbered folder that is written here and by nobody else: it stays locked for as long as this lives, and
/// what was written is on the disk, whole or not at all, before the call returns.
class KeptFile {
public:
    /// For a new one with this suffix; there is no file before something is written.
    KeptFile(NumberedFolder folder, QString suffix);
    /// Goes on with a file of the folder that is open for writing and locked; it becomes the newest.
    KeptFile(NumberedFolder folder, QString suffix, std::unique_ptr<QFile> file);

    [[nodiscard]] const NumberedFolder &folder() const { return folder_; }
    /// Empty as long as there is none.
    [[nodiscard]] const QString &path() const { return path_; }

    /// There is a file. It gets another suffix under the same number, or keeps its own where that is not possible.
    void setSuffix(const QString &suffix);

    // Each returns what went wrong in the system's words; empty if nothing did.
    /// Cuts off what follows the first bytes; what is appended then stands behind them.
    [[nodiscard]] QString cutAfter(qint64 bytes);
    /// There is a file. If it fails, part of it may have been written.
    [[nodiscard]] QString append(const QByteArray &content);
    /// Puts `content` in the place of all that was written before.
    [[nodiscard]] QString replace(const QByteArray &content);
    /// Deletes the file; the next replace() begins another.
    [[nodiscard]] QString remove();

private:
    [[nodiscard]] QString putInPlace(const QString &part);
    /// Under its old name where that is not possible.
    void becomeNewest(const QString &suffix);

    NumberedFolder folder_;
    QString suffix_;
    std::unique_ptr<QFile> file_; ///< open and locked; null if there is none
    QString path_;
};

} // namespace waystone
