#pragma once

#include "files/numbered_folder.h"
#include "saving/journal_entry.h"

namespace waystone {

// The suffix of a journal says what becomes of the game.

inline const QString openJournal = QStringLiteral("journal");  ///< it is under way
inline const QString closedJournal = QStringLiteral("closed"); ///< it was played to its end
/// Follows the suffix of a journal in the bin.
inline const QString deletedMark = QStringLiteral("-deleted");

[[nodiscard]] QFileInfoList keptJournals(const NumberedFolder &folder);
[[nodiscard]] QFileInfoList deletedJournals(const NumberedFolder &folder);
/// What they tell of themselves, in the same order.
[[nodiscard]] std::vector<JournalEntry> journalEntries(const QFileInfoList &journals);

} // namespace waystone
