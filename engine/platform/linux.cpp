#include "platform/posix/system.h"

#include <cerrno>

#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

// What Linux does in a way of its own.

namespace waystone::platform {

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

FileLock lockFile(FileNumber file)
{
    struct flock lock = wholeFile();
    if (::fcntl(file, F_OFD_SETLK, &lock) == 0)
        return FileLock::ours;
    return errno == EAGAIN || errno == EACCES ? FileLock::elsewhere : FileLock::none;
}

bool isLocked(const std::string &path)
{
    std::error_code error;
    const OpenFile file = OpenFile::toRead(path, error);
    struct flock lock = wholeFile();
    return !error && ::fcntl(file.number(), F_OFD_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
}

namespace posix {

bool makePipe(std::array<int, 2> &ends)
{
    return ::pipe2(ends.data(), O_CLOEXEC) == 0;
}

bool makeChannel(std::array<int, 2> &ends)
{
    return ::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) == 0;
}

ssize_t sendSome(int channel, const char *bytes, std::size_t size)
{
    return ::send(channel, bytes, size, MSG_DONTWAIT | MSG_NOSIGNAL);
}

bool sync(int file)
{
    return ::fsync(file) == 0;
}

bool renameToFree(const char *path, const char *free)
{
    return ::renameat2(AT_FDCWD, path, AT_FDCWD, free, RENAME_NOREPLACE) == 0;
}

} // namespace posix

} // namespace waystone::platform
