#pragma once

#include "files/numbered_folder.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace waystone {

/// A game in the journal, as its first line tells.
struct JournalEntry {
    QString path;
    std::string game;    ///< id
    QStringList players; ///< names by seat
    QDateTime changed;
    bool isClosed = false; ///< it was played to its end and put away
};

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
    /// Whether the file lies here.
    [[nodiscard]] bool holds(const QString &file) const { return files_.holds(file); }

    /// The newest first; games that are open, here or in another program, and files that are no journals are left out.
    [[nodiscard]] std::vector<JournalEntry> entries() const;

    /// Marks a game as closed or as under way; its journal gets another name if need be.
    void setClosed(const QString &path, bool isClosed) const;
    /// Keeps a copy of a journal as it is, beside it. Returns its path; empty if it could not be written.
    [[nodiscard]] QString keepDamaged(const QString &path) const;

private:
    NumberedFolder files_;
};

} // namespace waystone
