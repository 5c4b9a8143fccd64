#include "files/draft_folder.h"

#include "files/durable_file.h"
#include "files/file_content.h"
#include "files/file_lock.h"

#include <QStandardPaths>

namespace waystone {

namespace {

const QString draftSuffix = QStringLiteral("unsaved");

LostDraft::File stateOf(const Draft &draft)
{
    if (draft.path.isEmpty())
        return LostDraft::File::none;
    const Result<QByteArray> file = fileContent(draft.path);
    if (!file)
        return draft.fileHash.isEmpty() ? LostDraft::File::none : LostDraft::File::missing;
    return hashOf(*file) == draft.fileHash ? LostDraft::File::same : LostDraft::File::changed;
}

bool isInItsFile(const Draft &draft)
{
    if (draft.path.isEmpty() || !draft.typed.isEmpty())
        return false;
    const Result<QByteArray> file = fileContent(draft.path);
    return file && *file == draft.content;
}

} // namespace

DraftFolder::DraftFolder(QString path, std::chrono::milliseconds pause)
    : files_(std::move(path)), pause_(pause)
{}

QString DraftFolder::suffix()
{
    return draftSuffix;
}

QString DraftFolder::standardPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/drafts");
}

std::vector<LostDraft> DraftFolder::lost() const
{
    std::vector<LostDraft> lost;
    for (const QFileInfo &info : files_.files({draftSuffix})) {
        if (isLocked(info.filePath()))
            continue;
        const Result<QByteArray> bytes = fileContent(info.filePath());
        std::optional<Draft> draft = bytes ? readDraft(*bytes) : std::nullopt;
        if (!draft)
            continue;
        const LostDraft::File state = stateOf(*draft);
        lost.push_back({info.filePath(), *std::move(draft), info.lastModified(), state});
    }
    return lost;
}

QStringList DraftFolder::tidyUp() const
{
    QStringList damaged;
    for (const QFileInfo &info : files_.files({draftSuffix})) {
        // Taken, so that no other program looks at it meanwhile.
        QFile file(info.filePath());
        if (!file.open(QIODevice::ReadWrite) || lockFile(file) == FileLock::elsewhere)
            continue;
        const Result<QByteArray> bytes = fileContent(info.filePath());
        if (!bytes)
            continue;
        const std::optional<Draft> draft = readDraft(*bytes);
        const QString name = draft ? QString() : NumberedFolder::damagedName(info.filePath());
        if (draft && isInItsFile(*draft))
            QFile::remove(info.filePath());
        else if (!name.isEmpty() && renameToFree(info.filePath(), name).isEmpty())
            damaged.append(name);
    }
    if (!damaged.isEmpty())
        syncFolder(path());
    return damaged;
}

std::unique_ptr<TakenDraft> DraftFolder::take(const QString &path) const
{
    auto file = std::make_unique<QFile>(path);
    if (!file->exists() || !file->open(QIODevice::ReadWrite) || lockFile(*file) == FileLock::elsewhere)
        return nullptr;
    const Result<QByteArray> bytes = fileContent(path);
    std::optional<Draft> draft = bytes ? readDraft(*bytes) : std::nullopt;
    if (!draft)
        return nullptr;
    return std::make_unique<TakenDraft>(TakenDraft{*std::move(draft), std::move(file)});
}

QString DraftFolder::remove(TakenDraft draft)
{
    return draft.file->remove() ? QString() : draft.file->errorString();
}

} // namespace waystone
