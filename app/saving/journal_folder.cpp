#include "saving/journal_folder.h"

#include "core/json/json_document.h"
#include "core/json/json_reader.h"
#include "files/durable_file.h"
#include "saving/journal_writer.h"

#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QStandardPaths>

#include <optional>

namespace waystone {

namespace {

constexpr int gamesKept = 30;
constexpr qint64 longestHead = qint64{64} << 20;

const QString openSuffix = QStringLiteral("journal");
const QString closedSuffix = QStringLiteral("closed");

QFileInfoList journals(const QString &folder)
{
    return QDir(folder).entryInfoList(
        {QStringLiteral("*.") + openSuffix, QStringLiteral("*.") + closedSuffix}, QDir::Files, QDir::Time);
}

bool isOpenElsewhere(const QString &path)
{
    QLockFile lock(journalLock(path));
    lock.setStaleLockTime(0);
    return !lock.tryLock();
}

std::optional<JournalEntry> readEntry(const QFileInfo &info)
{
    QFile file(info.filePath());
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QByteArray head = file.readLine(longestHead);
    if (!head.endsWith('\n'))
        return std::nullopt;
    const Result<JsonDocument> document = JsonDocument::parse({head.constData(), std::size_t(head.size())});
    if (!document)
        return std::nullopt;
    // What else is wrong with it is told when it is opened.
    Problems problems;
    JsonReader reader(*document, problems);
    JournalEntry entry{info.filePath(), {}, {}, info.lastModified(), info.suffix() == closedSuffix};
    entry.game = reader["game"].text(100);
    for (JsonReader &player : reader["players"].array(1, 16))
        entry.players.append(QString::fromStdString(player["name"].text(100)));
    if (!problems.empty())
        return std::nullopt;
    return entry;
}

} // namespace

JournalFolder::JournalFolder(QString path) : path_(std::move(path)) {}

QString JournalFolder::standardPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/games");
}

std::vector<JournalEntry> JournalFolder::entries() const
{
    std::vector<JournalEntry> entries;
    for (const QFileInfo &info : journals(path_)) {
        if (isOpenElsewhere(info.filePath()))
            continue;
        if (std::optional<JournalEntry> entry = readEntry(info))
            entries.push_back(*std::move(entry));
    }
    return entries;
}

QString JournalFolder::newPath() const
{
    QDir().mkpath(path_);
    const QFileInfoList kept = journals(path_);
    int number = 0;
    for (int index = 0; index < kept.size(); ++index) {
        number = std::max(number, kept[index].completeBaseName().toInt());
        if (index >= gamesKept - 1 && !isOpenElsewhere(kept[index].filePath()))
            QFile::remove(kept[index].filePath());
    }
    return QStringLiteral("%1/%2.%3").arg(path_).arg(number + 1, 6, 10, QLatin1Char('0')).arg(openSuffix);
}

void JournalFolder::close(const QString &path) const
{
    const QFileInfo info(path);
    QFile::rename(path, QStringLiteral("%1/%2.%3").arg(info.path(), info.completeBaseName(), closedSuffix));
    syncFolder(info.path());
}

} // namespace waystone
