#include "platform/files.h"

#include "platform/posix/system.h"

#include <cerrno>
#include <cstdio>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace waystone::platform {

namespace {

std::error_code lastError()
{
    return {errno, std::generic_category()};
}

std::error_code errorUnless(bool isDone)
{
    return isDone ? std::error_code() : lastError();
}

FileStatus statusFrom(const struct stat &status)
{
    const FileSort sort = S_ISREG(status.st_mode)    ? FileSort::regular
                          : S_ISFIFO(status.st_mode) ? FileSort::pipe
                                                     : FileSort::other;
    return {sort, static_cast<std::uintmax_t>(status.st_size)};
}

} // namespace

OpenFile OpenFile::toRead(const std::string &path, std::error_code &error)
{
    OpenFile file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
    error = errorUnless(file.number_ >= 0);
    return file;
}

OpenFile OpenFile::toAppend(const std::string &path, std::error_code &error)
{
    constexpr mode_t everybodys = 0666; // less what the user's mask takes away
    OpenFile file(::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, everybodys));
    error = errorUnless(file.number_ >= 0);
    return file;
}

OpenFile::~OpenFile()
{
    if (number_ >= 0)
        ::close(number_);
}

FileStatus statusOf(const std::string &path, std::error_code &error)
{
    struct stat status {};
    error = errorUnless(::stat(path.c_str(), &status) == 0);
    return statusFrom(status);
}

FileStatus statusOf(FileNumber file, std::error_code &error)
{
    struct stat status {};
    error = errorUnless(::fstat(file, &status) == 0);
    return statusFrom(status);
}

std::size_t readSome(FileNumber file, char *into, std::size_t most, bool waits, std::error_code &error)
{
    for (;;) {
        const ssize_t size = ::read(file, into, most);
        if (size >= 0)
            return static_cast<std::size_t>(size);
        if (waits && errno == EAGAIN) {
            pollfd waited{file, POLLIN, 0};
            ::poll(&waited, 1, -1);
        } else if (errno != EINTR) {
            error = lastError();
            return 0;
        }
    }
}

std::error_code writeAll(FileNumber file, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(file, bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR)
            return lastError();
        if (written > 0)
            bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return {};
}

std::error_code truncateFile(FileNumber file, std::uintmax_t size)
{
    return errorUnless(::ftruncate(file, static_cast<off_t>(size)) == 0);
}

std::error_code syncFile(FileNumber file)
{
    return errorUnless(posix::sync(file));
}

std::error_code syncFolder(const std::string &folder)
{
    const int handle = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) // it may be written without being read
        return errorUnless(errno == EACCES);
    const bool isSynced = ::fsync(handle) == 0 || errno == EINVAL || errno == ENOTSUP || errno == EROFS;
    const std::error_code error = errorUnless(isSynced);
    ::close(handle);
    return error;
}

std::error_code renameOver(const std::string &path, const std::string &other)
{
    return errorUnless(std::rename(path.c_str(), other.c_str()) == 0);
}

std::error_code renameToFree(const std::string &path, const std::string &free)
{
    if (posix::renameToFree(path.c_str(), free.c_str()))
        return {};
    const bool isKnown = errno != EINVAL && errno != ENOSYS && errno != ENOTSUP;
    return isKnown ? lastError() : make_error_code(std::errc::not_supported);
}

} // namespace waystone::platform
