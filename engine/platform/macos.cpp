#include "platform/posix/system.h"

#include <cerrno>
#include <cstdio>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <unistd.h>

// What macOS does in a way of its own. Neither built nor tested yet.

namespace waystone::platform {

FileLock lockFile(FileNumber file)
{
    if (::flock(file, LOCK_EX | LOCK_NB) == 0)
        return FileLock::ours;
    return errno == EWOULDBLOCK ? FileLock::elsewhere : FileLock::none;
}

bool isLocked(const std::string &path)
{
    std::error_code error;
    const OpenFile file = OpenFile::toRead(path, error);
    // The system tells it only to who takes the lock, which is given back at once.
    return !error && ::flock(file.number(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

namespace posix {

namespace {

bool keptFromPrograms(const std::array<int, 2> &ends)
{
    return ::fcntl(ends[0], F_SETFD, FD_CLOEXEC) == 0 && ::fcntl(ends[1], F_SETFD, FD_CLOEXEC) == 0;
}

} // namespace

bool makePipe(std::array<int, 2> &ends)
{
    return ::pipe(ends.data()) == 0 && keptFromPrograms(ends);
}

bool makeChannel(std::array<int, 2> &ends)
{
    const int yes = 1;
    return ::socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()) == 0 && keptFromPrograms(ends) &&
           ::setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &yes, sizeof yes) == 0;
}

ssize_t sendSome(int channel, const char *bytes, std::size_t size)
{
    return ::send(channel, bytes, size, MSG_DONTWAIT);
}

bool sync(int file)
{
    // fsync() alone leaves it in the memory of the disk; some file systems know nothing better.
    return ::fcntl(file, F_FULLFSYNC) == 0 || ::fsync(file) == 0;
}

bool renameToFree(const char *path, const char *free)
{
    return ::renamex_np(path, free, RENAME_EXCL) == 0;
}

} // namespace posix

} // namespace waystone::platform
