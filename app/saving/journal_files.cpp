#include "saving/journal_files.h"

namespace waystone {

QFileInfoList keptJournals(const NumberedFolder &folder)
{
    return folder.files({openJournal, closedJournal});
}

QFileInfoList deletedJournals(const NumberedFolder &folder)
{
    return folder.files({openJournal + deletedMark, closedJournal + deletedMark});
}

std::vector<JournalEntry> journalEntries(const QFileInfoList &journals)
{
    std::vector<JournalEntry> entries;
    for (const QFileInfo &info : journals)
        entries.push_back(readJournalEntry(info, info.suffix().startsWith(closedJournal)));
    return entries;
}

} // namespace waystone
