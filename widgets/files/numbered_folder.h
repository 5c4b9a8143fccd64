#pragma once

#include <QFile>
#include <QFileInfo>
#include <QString>
#include <QStringList>

namespace waystone {

/// A folder whose files have running numbers, a new one whenever somebody goes on with what is in a file: the highest
/// was written last, whatever the clock says. The suffix tells what a file is. Nothing here lets go of a file.
class NumberedFolder {
public:
    explicit NumberedFolder(QString path) : path_(std::move(path)) {}

    [[nodiscard]] const QString &path() const { return path_; }
    /// Whether the file lies here.
    [[nodiscard]] bool holds(const QString &file) const;

    /// The files with one of these suffixes, the newest first.
    [[nodiscard]] QFileInfoList files(const QStringList &suffixes) const;

    /// Opens a new file under a name that nobody looks for, in which something can be prepared. Makes the folder if need
    /// be. Returns what went wrong in the system's words; empty if nothing did.
    [[nodiscard]] QString openPart(QFile &file) const;
    /// Gives a file of this folder the suffix and the number of the newest; the folder is not synced yet. Returns its new
    /// path; empty if that could not be done, and `error` has the system's words then.
    [[nodiscard]] QString makeNewest(const QString &path, const QString &suffix, QString &error) const;
    /// Another name for a damaged file, which then lies beside the others. Returns it; empty if all are taken.
    [[nodiscard]] static QString damagedName(const QString &path);

private:
    [[nodiscard]] QString numbered(int number, const QString &suffix) const;
    [[nodiscard]] int newestNumber() const;

    QString path_;
};

} // namespace waystone
