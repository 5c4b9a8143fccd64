#pragma once

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

/// The folder where the games under way are kept. Games are told apart by a running number; the newest is the one that
/// was played last.
class JournalFolder {
public:
    explicit JournalFolder(QString path);

    /// Of the user's own games.
    static QString standardPath();

    /// The newest first; games that another program has open and files that are no journals are left out.
    [[nodiscard]] std::vector<JournalEntry> entries() const;
    /// The name of a new journal. Makes the folder if need be, and lets go of the oldest games beyond the number kept.
    [[nodiscard]] QString newPath() const;
    /// Marks a game as closed; its journal gets another name.
    void close(const QString &path) const;

private:
    QString path_;
};

} // namespace waystone
