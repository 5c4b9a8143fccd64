#include "files/file_lock.h"

#include <QFile>

namespace waystone {

FileLock lockFile(QFileDevice &file)
{
    return platform::lockFile(file.handle());
}

bool isLocked(const QString &path)
{
    return platform::isLocked(QFile::encodeName(path).toStdString());
}

} // namespace waystone
