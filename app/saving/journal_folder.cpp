#include "saving/journal_folder.h"

#include "files/durable_file.h"
#include "saving/journal_files.h"

#include <QFile>
#include <QStandardPaths>

namespace waystone {

JournalFolder::JournalFolder(QString path) : files_(std::move(path)) {}

QString JournalFolder::suffix()
{
    return openJournal;
}

QString JournalFolder::standardPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/games");
}

bool JournalFolder::holds(const QString &file) const
{
    return files_.holds(file) && !file.endsWith(deletedMark);
}

std::vector<JournalEntry> JournalFolder::all() const
{
    return journalEntries(keptJournals(files_));
}

int JournalFolder::count() const
{
    return static_cast<int>(keptJournals(files_).size());
}

std::vector<JournalEntry> JournalFolder::entries() const
{
    std::vector<JournalEntry> entries = all();
    std::erase_if(entries, [](const JournalEntry &entry) { return entry.isOpen || entry.isDamaged; });
    return entries;
}

QString JournalFolder::keepDamaged(const QString &path) const
{
    const QString kept = NumberedFolder::damagedName(path);
    if (kept.isEmpty() || !QFile::copy(path, kept))
        return {};
    QFile file(kept);
    const bool isSafe = file.open(QIODevice::ReadWrite) && syncFile(file).isEmpty();
    syncFolder(QFileInfo(path).path());
    return isSafe ? kept : QString();
}

} // namespace waystone
