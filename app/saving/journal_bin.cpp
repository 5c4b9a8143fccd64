#include "saving/journal_bin.h"

#include "files/durable_file.h"
#include "files/file_lock.h"
#include "saving/journal_files.h"
#include "saving/journal_name.h"
#include "saving/journal_picture.h"

#include <QFile>

namespace waystone {

namespace {

/// Returns the new path; empty if that could not be done.
QString renamed(const QString &path, const QString &to, QString &error)
{
    // Never in the place of another game.
    error = renameToFree(path, to);
    if (!error.isEmpty())
        return {};
    syncFolder(QFileInfo(to).path());
    return to;
}

} // namespace

int JournalBin::count() const
{
    return static_cast<int>(deletedJournals(files_).size());
}

std::vector<JournalEntry> JournalBin::entries() const
{
    return journalEntries(deletedJournals(files_));
}

QString JournalBin::takeIn(const QString &journal, QString &error) const
{
    // Held while it moves: nobody else may come to have it on the table meanwhile.
    QFile held(journal);
    if (held.open(QIODevice::ReadWrite) ? lockFile(held) == FileLock::elsewhere : isLocked(journal)) {
        error = tr("It is open in another window.");
        return {};
    }
    return renamed(journal, journal + deletedMark, error);
}

QString JournalBin::putBack(const QString &binned, QString &error) const
{
    return renamed(binned, binned.chopped(deletedMark.size()), error);
}

QString JournalBin::empty() const
{
    for (const QFileInfo &info : deletedJournals(files_)) {
        QFile file(info.filePath());
        if (const QString error = setJournalName(info.filePath(), {}); !error.isEmpty())
            return error;
        if (const QString error = removeJournalPicture(info.filePath()); !error.isEmpty())
            return error;
        if (!file.remove())
            return file.errorString();
    }
    syncFolder(files_.path());
    return {};
}

} // namespace waystone
