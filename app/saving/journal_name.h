#pragma once

#include <QString>

namespace waystone {

// The name that somebody has given to a game lies in a file beside its journal, which stays as it was played. It follows
// the journal wherever that goes.

/// How long a name may be.
inline constexpr int longestJournalName = 100;

/// Empty if it has none.
[[nodiscard]] QString journalName(const QString &journal);
/// An empty name takes it away. Returns what went wrong in the system's words; empty if nothing did.
[[nodiscard]] QString setJournalName(const QString &journal, const QString &name);

/// A journal has got another number: its name goes with it.
void moveJournalName(const QString &from, const QString &to);

} // namespace waystone
