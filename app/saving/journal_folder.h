#pragma once

#include <QDateTime>
#include <QFile>
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

    /// Of the user's own games.
    static QString standardPath();

    [[nodiscard]] const QString &path() const { return path_; }
    /// Whether the file lies here.
    [[nodiscard]] bool holds(const QString &file) const;

    /// The newest first; games that are open, here or in another program, and files that are no journals are left out.
    [[nodiscard]] std::vector<JournalEntry> entries() const;

    /// Opens a new file in which a journal can be prepared; it is listed only when it was made the newest. Makes the
    /// folder if need be. Returns what went wrong in the system's words; empty if nothing did.
    [[nodiscard]] QString openDraft(QFile &file) const;
    /// Gives a draft or a journal of this folder the name of the newest journal. Returns its new path; empty if that could not be done,
    /// and `error` has the system's words then.
    [[nodiscard]] QString makeNewest(const QString &path, QString &error) const;

    /// Marks a game as closed or as under way; its journal gets another name if need be.
    void setClosed(const QString &path, bool isClosed) const;
    /// Keeps a copy of a journal as it is, beside it. Returns its path; empty if it could not be written.
    [[nodiscard]] QString keepDamaged(const QString &path) const;

private:
    [[nodiscard]] QString numbered(int number, const QString &suffix) const;

    QString path_;
};

} // namespace waystone
