#include "files/edited_file.h"

#include "files/draft.h"
#include "files/durable_file.h"
#include "files/file_lock.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QUuid>

namespace waystone {

namespace {

/// The same for every way to write the path.
QString signName(const QString &path)
{
    const QFileInfo info(path);
    const QString canonical =
        info.exists() ? info.canonicalFilePath()
                      : QFileInfo(info.path()).canonicalFilePath() + QLatin1Char('/') + info.fileName();
    return QString::fromLatin1(hashOf(canonical.toUtf8()).left(32));
}

} // namespace

EditedFile::EditedFile(QString folder, QObject *parent) : QObject(parent), folder_(std::move(folder))
{
    connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, &EditedFile::refresh);
}

EditedFile::~EditedFile()
{
    takeDownSign();
}

void EditedFile::setPath(const QString &path)
{
    if (path == path_)
        return;
    takeDownSign();
    path_ = path;
    if (!path_.isEmpty())
        putUpSign();
    refresh();
}

QString EditedFile::signPattern() const
{
    return signName(path_) + QStringLiteral(".*.open");
}

/// Takes away what killed programs have left, for whatever file.
void EditedFile::sweep() const
{
    // A sign is not locked yet for a moment after it is made.
    const QDateTime old = QDateTime::currentDateTime().addSecs(-60);
    const QStringList patterns{QStringLiteral("*.part"), QStringLiteral("*.open")};
    for (const QFileInfo &info : QDir(folder_).entryInfoList(patterns, QDir::Files))
        if (info.lastModified() < old && !isLocked(info.filePath()))
            QFile::remove(info.filePath());
}

void EditedFile::putUpSign()
{
    QDir().mkpath(folder_);
    sweep();
    if (watcher_.directories().isEmpty())
        watcher_.addPath(folder_);
    auto sign = std::make_unique<QFile>(
        QStringLiteral("%1/%2.%3.part")
            .arg(folder_, signName(path_), QUuid::createUuid().toString(QUuid::WithoutBraces)));
    // Locked before it can be found: what nobody has locked is taken away by whoever finds it.
    if (!sign->open(QIODevice::ReadWrite) || lockFile(*sign) != FileLock::ours)
        return;
    const QString name = QFileInfo(*sign).path() + QLatin1Char('/') + QFileInfo(*sign).completeBaseName() +
                         QStringLiteral(".open");
    if (!renameToFree(sign->fileName(), name).isEmpty()) {
        sign->remove();
        return;
    }
    signPath_ = name;
    sign_ = std::move(sign);
}

void EditedFile::takeDownSign()
{
    if (sign_)
        QFile::remove(signPath_);
    sign_.reset();
}

bool EditedFile::findOthers() const
{
    if (path_.isEmpty())
        return false;
    bool isFound = false;
    for (const QFileInfo &info : QDir(folder_).entryInfoList({signPattern()}, QDir::Files)) {
        if (sign_ && info.filePath() == signPath_)
            continue;
        if (isLocked(info.filePath()))
            isFound = true;
        else
            QFile::remove(info.filePath());
    }
    return isFound;
}

void EditedFile::refresh()
{
    const bool isShared = findOthers();
    if (isShared == isShared_)
        return;
    isShared_ = isShared;
    emit sharedChanged();
}

} // namespace waystone
