#pragma once

#include "files/numbered_folder.h"
#include "saving/journal_entry.h"

#include <QCoreApplication>

namespace waystone {

/// Deleted games, as they were, until somebody empties the bin; no clock does. They lie among the journals, under another
/// suffix: the number of each stays its own.
class JournalBin {
    Q_DECLARE_TR_FUNCTIONS(waystone::JournalBin)

public:
    explicit JournalBin(NumberedFolder files) : files_(std::move(files)) {}

    [[nodiscard]] int count() const;
    /// The one that was played last first.
    [[nodiscard]] std::vector<JournalEntry> entries() const;

    /// Takes a game in, or puts it back where it was. Returns its new path; empty if that could not be done, and `error`
    /// says why. A game that is open somewhere stays where it is.
    [[nodiscard]] QString takeIn(const QString &journal, QString &error) const;
    [[nodiscard]] QString putBack(const QString &binned, QString &error) const;
    /// Deletes what is in it for good. Returns what went wrong in the system's words; empty if nothing did.
    [[nodiscard]] QString empty() const;

private:
    NumberedFolder files_;
};

} // namespace waystone
