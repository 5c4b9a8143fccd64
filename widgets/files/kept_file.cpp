#include "files/kept_file.h"

#include "files/durable_file.h"
#include "files/file_lock.h"

namespace waystone {

KeptFile::KeptFile(NumberedFolder folder, QString suffix)
    : folder_(std::move(folder)), suffix_(std::move(suffix))
{}

KeptFile::KeptFile(NumberedFolder folder, QString suffix, std::unique_ptr<QFile> file)
    : folder_(std::move(folder)), suffix_(std::move(suffix)), file_(std::move(file)), path_(file_->fileName())
{
    becomeNewest(QFileInfo(path_).suffix());
    // It is on the disk under the one name or the other.
    syncFolder(folder_.path());
}

void KeptFile::becomeNewest(const QString &suffix)
{
    QString refusal;
    if (const QString newest = folder_.makeNewest(path_, suffix, refusal); !newest.isEmpty())
        path_ = newest;
}

void KeptFile::setSuffix(const QString &suffix)
{
    suffix_ = suffix;
    const QFileInfo info(path_);
    const QString named = QStringLiteral("%1/%2.%3").arg(info.path(), info.completeBaseName(), suffix);
    if (named == path_ || !renameToFree(path_, named).isEmpty())
        return;
    path_ = named;
    syncFolder(info.path());
}

QString KeptFile::cutAfter(qint64 bytes)
{
    return file_->resize(bytes) && file_->seek(bytes) ? QString() : file_->errorString();
}

QString KeptFile::append(const QByteArray &content)
{
    return writeSynced(*file_, content);
}

QString KeptFile::replace(const QByteArray &content)
{
    auto part = std::make_unique<QFile>();
    QString error = folder_.openPart(*part);
    if (!error.isEmpty())
        return error;
    const QString partPath = part->fileName();
    // Locked before it can be found: no other program may take it for one that was left behind.
    if (lockFile(*part) == FileLock::elsewhere)
        return part->errorString();
    error = writeSynced(*part, content);
    if (error.isEmpty())
        error = putInPlace(partPath);
    if (!error.isEmpty()) {
        QFile::remove(partPath);
        return error;
    }
    file_ = std::move(part);
    // Before that a power cut may bring back the old file, or none.
    return syncFolder(folder_.path());
}

QString KeptFile::putInPlace(const QString &part)
{
    if (path_.isEmpty()) {
        QString refusal;
        path_ = folder_.makeNewest(part, suffix_, refusal);
        return path_.isEmpty() ? refusal : QString();
    }
    // First in the place of the old one, so that no kill leaves both; then with a number that tells when.
    QString error = renameOver(part, path_);
    if (error.isEmpty())
        becomeNewest(suffix_);
    return error;
}

QString KeptFile::remove()
{
    if (path_.isEmpty())
        return {};
    if (QFile file(path_); file.exists() && !file.remove())
        return file.errorString();
    path_.clear();
    file_.reset();
    return {};
}

} // namespace waystone
