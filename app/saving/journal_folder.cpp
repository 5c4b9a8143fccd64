#include "saving/journal_folder.h"

#include "core/json/json_document.h"
#include "core/json/json_reader.h"
#include "files/durable_file.h"
#include "files/file_lock.h"

#include <QFile>
#include <QStandardPaths>

#include <optional>

namespace waystone {

namespace {

constexpr qint64 longestHead = qint64{64} << 20;
const QString openSuffix = QStringLiteral("journal");
const QString closedSuffix = QStringLiteral("closed");

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

JournalFolder::JournalFolder(QString path) : files_(std::move(path)) {}

QString JournalFolder::suffix()
{
    return openSuffix;
}

QString JournalFolder::standardPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/games");
}

std::vector<JournalEntry> JournalFolder::entries() const
{
    std::vector<JournalEntry> entries;
    for (const QFileInfo &info : files_.files({openSuffix, closedSuffix})) {
        if (isLocked(info.filePath()))
            continue;
        if (std::optional<JournalEntry> entry = readEntry(info))
            entries.push_back(*std::move(entry));
    }
    return entries;
}

void JournalFolder::setClosed(const QString &path, bool isClosed) const
{
    const QFileInfo info(path);
    const QString &suffix = isClosed ? closedSuffix : openSuffix;
    if (info.suffix() == suffix)
        return;
    QFile::rename(path, QStringLiteral("%1/%2.%3").arg(info.path(), info.completeBaseName(), suffix));
    syncFolder(info.path());
}

QString JournalFolder::keepDamaged(const QString &path) const
{
    const QString kept = NumberedFolder::damagedName(path);
    if (kept.isEmpty() || !QFile::copy(path, kept))
        return {};
    QFile file(kept);
    const bool isSafe = file.open(QIODevice::ReadWrite) && syncFile(file).isEmpty();
    syncFolder(QFileInfo(path).path());
    return isSafe ? kept : QString();
}

} // namespace waystone
