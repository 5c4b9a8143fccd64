#pragma once

#include "saving/journal_bin.h"

namespace waystone {

/// The folder where the games under way are kept. Each has a running number, a new one whenever somebody goes on with it:
/// the highest was played last, whatever the clock says. Nothing here lets go of a game.
class JournalFolder {
public:
    explicit JournalFolder(QString path);

    /// Of a journal whose game is under way.
    static QString suffix();

    /// Of the user's own games.
    static QString standardPath();

    [[nodiscard]] const QString &path() const { return files_.path(); }
    /// The files and their numbers.
    [[nodiscard]] const NumberedFolder &files() const { return files_; }
    /// Whether the file lies here, and not in the bin.
    [[nodiscard]] bool holds(const QString &file) const;

    /// All games, the newest first, those that are open or damaged as well.
    [[nodiscard]] std::vector<JournalEntry> all() const;
    /// How many these are; looks into none.
    [[nodiscard]] int count() const;
    /// Those that can be gone on with here: neither open nor damaged. The newest first.
    [[nodiscard]] std::vector<JournalEntry> entries() const;
    /// Where deleted games lie.
    [[nodiscard]] JournalBin bin() const { return JournalBin(files_); }

    /// Keeps a copy of a journal as it is, beside it. Returns its path; empty if it could not be written.
    [[nodiscard]] QString keepDamaged(const QString &path) const;

private:
    NumberedFolder files_;
};

} // namespace waystone
