#include "saving/journal_folder.h"

#include "core/json/json_document.h"
#include "core/json/json_reader.h"
#include "files/durable_file.h"
#include "files/file_lock.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <optional>

namespace waystone {

namespace {

constexpr qint64 longestHead = qint64{64} << 20;
/// How many numbers other programs may take while this one looks for a free one.
constexpr int mostTries = 1000;

const QString openSuffix = QStringLiteral("journal");
const QString closedSuffix = QStringLiteral("closed");
const QString draftSuffix = QStringLiteral("draft");
const QString damagedSuffix = QStringLiteral("damaged");

int numberOf(const QFileInfo &info)
{
    return info.baseName().toInt();
}

int newestNumber(const QString &folder)
{
    int newest = 0;
    for (const QFileInfo &info : QDir(folder).entryInfoList(QDir::Files))
        newest = std::max(newest, numberOf(info));
    return newest;
}

/// The newest first.
QFileInfoList journals(const QString &folder)
{
    QFileInfoList list = QDir(folder).entryInfoList(
        {QStringLiteral("*.") + openSuffix, QStringLiteral("*.") + closedSuffix}, QDir::Files, QDir::Name);
    std::ranges::stable_sort(list, std::greater(), numberOf);
    return list;
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

bool JournalFolder::holds(const QString &file) const
{
    return QFileInfo(file).canonicalPath() == QFileInfo(path_).canonicalFilePath();
}

QString JournalFolder::numbered(int number, const QString &suffix) const
{
    return path_ + QStringLiteral("/%1.").arg(number, 6, 10, QLatin1Char('0')) + suffix;
}

std::vector<JournalEntry> JournalFolder::entries() const
{
    std::vector<JournalEntry> entries;
    for (const QFileInfo &info : journals(path_)) {
        if (isLocked(info.filePath()))
            continue;
        if (std::optional<JournalEntry> entry = readEntry(info))
            entries.push_back(*std::move(entry));
    }
    return entries;
}

QString JournalFolder::openDraft(QFile &file) const
{
    QDir().mkpath(path_);
    int number = newestNumber(path_) + 1;
    for (int tries = 0; tries < mostTries; ++tries, ++number) {
        file.setFileName(numbered(number, draftSuffix));
        if (file.open(QIODevice::ReadWrite | QIODevice::NewOnly))
            return {};
        if (!file.exists())
            break;
    }
    return file.errorString();
}

QString JournalFolder::makeNewest(const QString &path, QString &error) const
{
    const QString suffix = QFileInfo(path).suffix();
    const bool isDraft = suffix == draftSuffix;
    int number = newestNumber(path_) + (isDraft ? 0 : 1);
    for (int tries = 0; tries < mostTries; ++tries, ++number) {
        const QString next = numbered(number, isDraft ? openSuffix : suffix);
        // Never in the place of another game: rename() refuses a name that is taken.
        QFile file(path);
        if (file.rename(next)) {
            syncFolder(path_);
            return next;
        }
        error = file.errorString();
        if (!QFileInfo::exists(next))
            break;
    }
    return {};
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
    const QFileInfo info(path);
    for (int copy = 1; copy <= mostTries; ++copy) {
        const QString kept =
            QStringLiteral("%1/%2.%3-%4")
                .arg(info.path(), info.completeBaseName(), damagedSuffix, QString::number(copy));
        if (QFileInfo::exists(kept))
            continue;
        if (!QFile::copy(path, kept))
            return {};
        QFile file(kept);
        const bool isSafe = file.open(QIODevice::ReadWrite) && syncFile(file).isEmpty();
        syncFolder(info.path());
        return isSafe ? kept : QString();
    }
    return {};
}

} // namespace waystone
