#include "files/durable_file.h"

#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <cerrno>
#include <cstdio>

#include <fcntl.h>
#include <unistd.h>

namespace waystone {

namespace {

/// What the system says of its last error. Qt does not come to know of calls that it did not make.
QString systemError()
{
    return qt_error_string(errno);
}

} // namespace

QString syncFile(QFileDevice &file)
{
    if (!file.flush())
        return file.errorString();
    return ::fsync(file.handle()) == 0 ? QString() : systemError();
}

QString syncFolder(const QString &folder)
{
    const int handle = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) // it may be written without being read
        return errno == EACCES ? QString() : systemError();
    const bool isSynced = ::fsync(handle) == 0 || errno == EINVAL || errno == ENOTSUP || errno == EROFS;
    QString error = isSynced ? QString() : systemError();
    ::close(handle);
    return error;
}

QString writeSynced(QFileDevice &file, const QByteArray &content)
{
    if (!file.flush())
        return file.errorString();
    // By the system's own call: Qt has no words for a write that stopped halfway.
    for (qsizetype done = 0; done < content.size();) {
        const ssize_t written = ::write(file.handle(), content.constData() + done,
                                        static_cast<std::size_t>(content.size() - done));
        if (written < 0 && errno != EINTR)
            return systemError();
        done += std::max(written, ssize_t{0});
    }
    return syncFile(file);
}

QString renameOver(const QString &path, const QString &other)
{
    const int done = std::rename(QFile::encodeName(path).constData(), QFile::encodeName(other).constData());
    return done == 0 ? QString() : systemError();
}

QString renameToFree(const QString &path, const QString &free)
{
    const QByteArray from = QFile::encodeName(path);
    const QByteArray to = QFile::encodeName(free);
    if (::renameat2(AT_FDCWD, from.constData(), AT_FDCWD, to.constData(), RENAME_NOREPLACE) == 0)
        return {};
    if (errno != EINVAL && errno != ENOSYS)
        return systemError();
    // Some file systems cannot refuse a name that is taken; looking first is nearly as good.
    return QFileInfo::exists(free) ? qt_error_string(EEXIST) : renameOver(path, free);
}

QString replaceFile(const QString &path, const QByteArray &content)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return file.errorString();
    if (QString error = writeSynced(file, content); !error.isEmpty())
        return error;
    if (!file.commit())
        return file.errorString();
    return syncFolder(QFileInfo(path).absolutePath());
}

} // namespace waystone
