#include "platform/child_program.h"
#include "platform/files.h"
#include "platform/stop_watch.h"
#include "platform/surroundings.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <filesystem>

#include <fcntl.h>
#include <io.h>
#include <share.h>
#include <sys/stat.h>

#ifndef NOMINMAX // the compiler may have done so
#define NOMINMAX
#endif
#define WIN32_LEAN_AND_MEAN
#include <windows.h>

// All of it for Windows. Neither built into the program nor tested there yet.

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

std::error_code systemErrorUnless(BOOL isDone)
{
    if (isDone != 0)
        return {};
    const std::error_code error(static_cast<int>(GetLastError()), std::system_category());
    return {error.default_error_condition().value(), std::generic_category()};
}

/// Names are in UTF-8.
std::wstring wide(const std::string &path)
{
    return std::filesystem::path(std::u8string(path.begin(), path.end())).wstring();
}

HANDLE handleOf(FileNumber file)
{
    return reinterpret_cast<HANDLE>(_get_osfhandle(file));
}

FileStatus statusFrom(const struct _stat64 &status)
{
    const FileSort sort = (status.st_mode & _S_IFREG) != 0   ? FileSort::regular
                          : (status.st_mode & _S_IFIFO) != 0 ? FileSort::pipe
                                                             : FileSort::other;
    return {sort, static_cast<std::uintmax_t>(status.st_size)};
}

FileNumber open(const std::string &path, int flags)
{
    FileNumber file = noFile;
    _wsopen_s(&file, wide(path).c_str(), flags | _O_BINARY | _O_NOINHERIT, _SH_DENYNO, _S_IREAD | _S_IWRITE);
    return file;
}

/// Beyond the end of every file: who holds it keeps nobody from reading what is in it.
OVERLAPPED lockedByte()
{
    OVERLAPPED where{};
    where.OffsetHigh = 0x7FFFFFFF;
    return where;
}

} // namespace

OpenFile OpenFile::toRead(const std::string &path, std::error_code &error)
{
    OpenFile file(open(path, _O_RDONLY));
    error = errorUnless(file.number_ >= 0);
    return file;
}

OpenFile OpenFile::toAppend(const std::string &path, std::error_code &error)
{
    OpenFile file(open(path, _O_RDWR | _O_CREAT | _O_APPEND));
    error = errorUnless(file.number_ >= 0);
    return file;
}

OpenFile::~OpenFile()
{
    if (number_ >= 0)
        _close(number_);
}

FileStatus statusOf(const std::string &path, std::error_code &error)
{
    struct _stat64 status {};
    error = errorUnless(_wstat64(wide(path).c_str(), &status) == 0);
    return statusFrom(status);
}

FileStatus statusOf(FileNumber file, std::error_code &error)
{
    struct _stat64 status {};
    error = errorUnless(_fstat64(file, &status) == 0);
    return statusFrom(status);
}

std::size_t readSome(FileNumber file, char *into, std::size_t most, bool, std::error_code &error)
{
    const int size = _read(file, into, static_cast<unsigned>(most));
    if (size < 0)
        error = lastError();
    return size < 0 ? 0 : static_cast<std::size_t>(size);
}

std::error_code writeAll(FileNumber file, std::string_view bytes)
{
    constexpr std::size_t most = std::size_t{1} << 30U;
    while (!bytes.empty()) {
        const int written = _write(file, bytes.data(), static_cast<unsigned>(std::min(bytes.size(), most)));
        if (written < 0)
            return lastError();
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return {};
}

std::error_code truncateFile(FileNumber file, std::uintmax_t size)
{
    return {_chsize_s(file, static_cast<long long>(size)), std::generic_category()};
}

std::error_code syncFile(FileNumber file)
{
    return errorUnless(_commit(file) == 0);
}

std::error_code syncFolder(const std::string &)
{
    return {}; // nothing can be asked for
}

FileLock lockFile(FileNumber file)
{
    OVERLAPPED where = lockedByte();
    if (LockFileEx(handleOf(file), LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &where) != 0)
        return FileLock::ours;
    return GetLastError() == ERROR_LOCK_VIOLATION ? FileLock::elsewhere : FileLock::none;
}

bool isLocked(const std::string &path)
{
    std::error_code error;
    const OpenFile file = OpenFile::toRead(path, error);
    // The system tells it only to who takes the lock; it is given back with the file.
    return !error && lockFile(file.number()) == FileLock::elsewhere;
}

std::error_code renameOver(const std::string &path, const std::string &other)
{
    return systemErrorUnless(MoveFileExW(wide(path).c_str(), wide(other).c_str(),
                                         MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH));
}

std::error_code renameToFree(const std::string &path, const std::string &free)
{
    return systemErrorUnless(MoveFileExW(wide(path).c_str(), wide(free).c_str(), MOVEFILE_WRITE_THROUGH));
}

int columnsOfErrors()
{
    CONSOLE_SCREEN_BUFFER_INFO info{};
    if (GetConsoleScreenBufferInfo(GetStdHandle(STD_ERROR_HANDLE), &info) == 0)
        return 0;
    return info.srWindow.Right - info.srWindow.Left + 1;
}

unsigned userNumber()
{
    return static_cast<unsigned>(-2); // what Qt tells of every owner
}

// Programs cannot hold a seat yet: a job object has to end all that they start.
std::unique_ptr<ChildProgram> ChildProgram::start(const std::string &)
{
    return nullptr;
}

namespace {

std::atomic<std::function<void(int)> *> told = nullptr;

/// Called in a thread of its own. What is not handled here ends the program.
BOOL WINAPI handle(DWORD request)
{
    std::function<void(int)> *come = told.exchange(nullptr);
    if (come == nullptr)
        return FALSE;
    (*come)(static_cast<int>(request));
    return TRUE;
}

} // namespace

class StopWatch::Watcher {
public:
    explicit Watcher(std::function<void(int)> come) : come_(std::move(come))
    {
        told = &come_;
        SetConsoleCtrlHandler(handle, TRUE);
    }
    Watcher(const Watcher &) = delete;
    Watcher &operator=(const Watcher &) = delete;
    ~Watcher()
    {
        SetConsoleCtrlHandler(handle, FALSE);
        told = nullptr;
    }

private:
    std::function<void(int)> come_;
};

StopWatch::StopWatch(std::function<void(int request)> come)
    : watcher_(std::make_unique<Watcher>(std::move(come)))
{}

StopWatch::~StopWatch() = default;

std::string StopWatch::nameOf(int request)
{
    return request == CTRL_C_EVENT ? "Ctrl-C" : request == CTRL_BREAK_EVENT ? "Ctrl-Break" : "the system";
}

} // namespace waystone::platform
