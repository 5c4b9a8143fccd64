#include "saving/journal_entry.h"

#include "files/file_lock.h"
#include "files/record_players.h"
#include "saving/journal_name.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace waystone {

namespace {

constexpr qint64 longestHead = qint64{64} << 20;
constexpr qsizetype longestText = 1000;

std::string text(const QJsonValue &value)
{
    return value.toString().left(longestText).toStdString();
}

/// Whether it could be read. What else is wrong with it is told when it is opened.
bool readHead(const QString &path, JournalEntry &entry)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray line = file.readLine(longestHead);
    if (!line.endsWith('\n'))
        return false;
    // Qt's reader, which is a good deal faster than the strict one: there may be a thousand games to list.
    const QJsonObject head = QJsonDocument::fromJson(line).object();
    entry.game = text(head[QLatin1String("game")]);
    std::vector<RecordPlayer> players;
    for (const QJsonValue &player : head[QLatin1String("players")].toArray())
        players.push_back({text(player[QLatin1String("name")]), text(player[QLatin1String("colour")]),
                           text(player[QLatin1String("bot")])});
    if (entry.game.empty() || players.empty() || players.size() > std::size_t{maxSeats})
        return false;
    entry.players = playersFrom(players);
    return true;
}

} // namespace

JournalEntry readJournalEntry(const QFileInfo &file, bool isClosed)
{
    JournalEntry entry;
    entry.path = file.filePath();
    entry.name = journalName(entry.path);
    entry.changed = file.lastModified();
    entry.isClosed = isClosed;
    entry.isOpen = isLocked(entry.path);
    entry.isDamaged = !readHead(entry.path, entry);
    return entry;
}

} // namespace waystone
