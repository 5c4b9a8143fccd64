#pragma once

#include "session/player.h"

#include <QDateTime>
#include <QString>

#include <string>
#include <vector>

class QFileInfo;

namespace waystone {

/// A game in the journal, as its first line tells.
struct JournalEntry {
    QString path;
    QString name;                ///< that somebody gave it; empty for most
    std::string game;            ///< id
    std::vector<Player> players; ///< by seat
    QDateTime changed;
    bool isClosed = false;  ///< it was played to its end
    bool isOpen = false;    ///< somebody has it on the table, here or in another program
    bool isDamaged = false; ///< its first line cannot be read: game and players are not known
};

/// Reads no more than the first line, and takes no lock.
[[nodiscard]] JournalEntry readJournalEntry(const QFileInfo &file, bool isClosed);

} // namespace waystone
