// Preloaded into a program, this lets calls that change files fail, as the environment says:
//   WAYSTONE_FAULT_FOLDER  calls that touch a path below it, or an open file there, are counted
//   WAYSTONE_FAULT_CALLS   their names with commas between; without it, all of them
//   WAYSTONE_FAULT_AT      the number of the first call that fails; 0: none
//   WAYSTONE_FAULT_TIMES   how many fail from there on; 0: all
//   WAYSTONE_FAULT_ERROR   ENOSPC, EIO or EACCES, or "short": of what is to be written half is
//   WAYSTONE_FAULT_LOG     the file to which each call that failed is added, a line each; with AT 0 each that was counted
// openat and its kin are known by absolute paths alone, as Qt and the program use them.

#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

namespace {

long numberIn(const char *variable)
{
    const char *const text = std::getenv(variable);
    return text != nullptr ? std::strtol(text, nullptr, 10) : 0;
}

struct Plan {
    const char *folder = std::getenv("WAYSTONE_FAULT_FOLDER");
    const char *calls = std::getenv("WAYSTONE_FAULT_CALLS");
    const char *errorName = std::getenv("WAYSTONE_FAULT_ERROR");
    long at = numberIn("WAYSTONE_FAULT_AT");
    long times = numberIn("WAYSTONE_FAULT_TIMES");
    int log = -1;
    bool isShort = false;
    int error = EIO;

    Plan()
    {
        if (const char *const path = std::getenv("WAYSTONE_FAULT_LOG"))
            log = static_cast<int>(
                ::syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600));
        if (errorName == nullptr)
            return;
        isShort = std::strcmp(errorName, "short") == 0;
        if (std::strcmp(errorName, "ENOSPC") == 0)
            error = ENOSPC;
        else if (std::strcmp(errorName, "EACCES") == 0)
            error = EACCES;
    }
};

const Plan &plan()
{
    static const Plan made;
    return made;
}

std::atomic<long> counted{0};

bool isListed(const char *call)
{
    const char *const calls = plan().calls;
    if (calls == nullptr)
        return true;
    const std::size_t length = std::strlen(call);
    for (const char *at = std::strstr(calls, call); at != nullptr; at = std::strstr(at + 1, call))
        if ((at == calls || at[-1] == ',') && (at[length] == ',' || at[length] == '\0'))
            return true;
    return false;
}

bool isBelow(const char *path)
{
    const char *const folder = plan().folder;
    const std::size_t length = std::strlen(folder);
    return std::strncmp(path, folder, length) == 0 && path[length] == '/';
}

void note(long number, const char *call, const char *path)
{
    char line[5000];
    const int length = std::snprintf(line, sizeof line, "%ld %s %s\n", number, call, path);
    if (plan().log >= 0 && length > 0)
        ::syscall(SYS_write, plan().log, line,
                  std::strlen(line)); // not write(): that is one of the calls below
}

/// Whether this call is to fail. errno is then set.
bool fails(const char *call, const char *path)
{
    if (plan().folder == nullptr || path == nullptr || !isBelow(path) || !isListed(call))
        return false;
    const long number = ++counted;
    const long at = plan().at;
    const bool isDue = at > 0 && number >= at && (plan().times == 0 || number < at + plan().times);
    if (isDue || at == 0)
        note(number, call, path);
    if (isDue)
        errno = plan().error;
    return isDue;
}

bool fails(const char *call, int file)
{
    if (plan().folder == nullptr)
        return false;
    char link[40];
    char path[4096];
    std::snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    const ssize_t length = ::readlink(link, path, sizeof path - 1);
    if (length <= 0)
        return false;
    path[length] = '\0';
    return fails(call, path);
}

template <class Function>
Function *next(const char *name)
{
    return reinterpret_cast<Function *>(::dlsym(RTLD_NEXT, name));
}

mode_t modeOf(int flags, va_list rest)
{
    const bool makes = (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE;
    return makes ? static_cast<mode_t>(va_arg(rest, int)) : 0;
}

std::size_t half(std::size_t count)
{
    return count > 1 ? count / 2 : count;
}

} // namespace

extern "C" {

ssize_t write(int file, const void *data, std::size_t count)
{
    static auto *const real = next<ssize_t(int, const void *, std::size_t)>("write");
    if (!fails("write", file))
        return real(file, data, count);
    return plan().isShort ? real(file, data, half(count)) : -1;
}

ssize_t pwrite(int file, const void *data, std::size_t count, off_t offset)
{
    static auto *const real = next<ssize_t(int, const void *, std::size_t, off_t)>("pwrite");
    if (!fails("pwrite", file))
        return real(file, data, count, offset);
    return plan().isShort ? real(file, data, half(count), offset) : -1;
}

ssize_t pwrite64(int file, const void *data, std::size_t count, off64_t offset)
{
    return pwrite(file, data, count, offset);
}

ssize_t writev(int file, const struct iovec *parts, int count)
{
    static auto *const real = next<ssize_t(int, const struct iovec *, int)>("writev");
    if (!fails("writev", file))
        return real(file, parts, count);
    return plan().isShort ? real(file, parts, 1) : -1;
}

int fsync(int file)
{
    static auto *const real = next<int(int)>("fsync");
    return fails("fsync", file) ? -1 : real(file);
}

int fdatasync(int file)
{
    static auto *const real = next<int(int)>("fdatasync");
    return fails("fdatasync", file) ? -1 : real(file);
}

int ftruncate(int file, off_t length) noexcept
{
    static auto *const real = next<int(int, off_t)>("ftruncate");
    return fails("ftruncate", file) ? -1 : real(file, length);
}

int ftruncate64(int file, off64_t length) noexcept
{
    return ftruncate(file, length);
}

int rename(const char *from, const char *to) noexcept
{
    static auto *const real = next<int(const char *, const char *)>("rename");
    return fails("rename", to) ? -1 : real(from, to);
}

int renameat(int fromFolder, const char *from, int toFolder, const char *to) noexcept
{
    static auto *const real = next<int(int, const char *, int, const char *)>("renameat");
    return fails("renameat", to) ? -1 : real(fromFolder, from, toFolder, to);
}

int renameat2(int fromFolder, const char *from, int toFolder, const char *to, unsigned flags) noexcept
{
    static auto *const real = next<int(int, const char *, int, const char *, unsigned)>("renameat2");
    return fails("renameat2", to) ? -1 : real(fromFolder, from, toFolder, to, flags);
}

int link(const char *from, const char *to) noexcept
{
    static auto *const real = next<int(const char *, const char *)>("link");
    return fails("link", to) ? -1 : real(from, to);
}

int linkat(int fromFolder, const char *from, int toFolder, const char *to, int flags) noexcept
{
    static auto *const real = next<int(int, const char *, int, const char *, int)>("linkat");
    return fails("linkat", to) ? -1 : real(fromFolder, from, toFolder, to, flags);
}

int open(const char *path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = modeOf(flags, rest);
    va_end(rest);
    static auto *const real = next<int(const char *, int, mode_t)>("open");
    return fails("open", path) ? -1 : real(path, flags, mode);
}

int open64(const char *path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = modeOf(flags, rest);
    va_end(rest);
    return open(path, flags | O_LARGEFILE, mode);
}

int openat(int folder, const char *path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = modeOf(flags, rest);
    va_end(rest);
    static auto *const real = next<int(int, const char *, int, mode_t)>("openat");
    return fails("openat", path) ? -1 : real(folder, path, flags, mode);
}

int openat64(int folder, const char *path, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = modeOf(flags, rest);
    va_end(rest);
    return openat(folder, path, flags | O_LARGEFILE, mode);
}

int creat(const char *path, mode_t mode)
{
    static auto *const real = next<int(const char *, mode_t)>("creat");
    return fails("creat", path) ? -1 : real(path, mode);
}

int mkdir(const char *path, mode_t mode) noexcept
{
    static auto *const real = next<int(const char *, mode_t)>("mkdir");
    return fails("mkdir", path) ? -1 : real(path, mode);
}

int unlink(const char *path) noexcept
{
    static auto *const real = next<int(const char *)>("unlink");
    return fails("unlink", path) ? -1 : real(path);
}
}
