#include "files/file_lock.h"

#include <QFile>

#include <cerrno>

#include <fcntl.h>
#include <unistd.h>

namespace waystone {

namespace {

// Locks of the open file description: other than those of POSIX they are not lost when the process opens and closes the
// same file once more, and they keep out another part of the same process.
struct flock wholeFile()
{
    struct flock lock = {};
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    return lock;
}

} // namespace

FileLock lockFile(QFileDevice &file)
{
    struct flock lock = wholeFile();
    if (::fcntl(file.handle(), F_OFD_SETLK, &lock) == 0)
        return FileLock::ours;
    return errno == EAGAIN || errno == EACCES ? FileLock::elsewhere : FileLock::none;
}

bool isLocked(const QString &path)
{
    const int handle = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (handle < 0)
        return false;
    struct flock lock = wholeFile();
    const bool known = ::fcntl(handle, F_OFD_GETLK, &lock) == 0;
    ::close(handle);
    return known && lock.l_type != F_UNLCK;
}

} // namespace waystone
