#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

namespace waystone::platform {

/// The number of an open file, as the C library of every system has it.
using FileNumber = int;
inline constexpr FileNumber noFile = -1;

enum class FileSort { regular, pipe, other };

struct FileStatus {
    FileSort sort = FileSort::other;
    std::uintmax_t size = 0; ///< 0 where what is in it is made up as it is read
};

/// What came of asking for a lock.
enum class FileLock {
    ours,      ///< it lasts until the file is closed or the process ends, however it ends
    elsewhere, ///< another open file has it, of this program or of another one
    none,      ///< this file system knows no locks: nobody else is kept out
};

/// A file that is closed at the end. Programs that are started do not inherit it.
class OpenFile {
public:
    /// Does not wait for somebody to write into a pipe.
    [[nodiscard]] static OpenFile toRead(const std::string &path, std::error_code &error);
    /// To read and to write at its end; it is made if it is not there.
    [[nodiscard]] static OpenFile toAppend(const std::string &path, std::error_code &error);

    OpenFile() = default;
    OpenFile(OpenFile &&other) noexcept : number_(other.number_) { other.number_ = noFile; }
    OpenFile &operator=(OpenFile &&other) noexcept
    {
        std::swap(number_, other.number_);
        return *this;
    }
    ~OpenFile();

    [[nodiscard]] FileNumber number() const { return number_; }

private:
    explicit OpenFile(FileNumber number) : number_(number) {}

    FileNumber number_ = noFile;
};

[[nodiscard]] FileStatus statusOf(const std::string &path, std::error_code &error);
[[nodiscard]] FileStatus statusOf(FileNumber file, std::error_code &error);

/// The next bytes, 0 at the end; with `waits` it waits if there will be some in a pipe.
[[nodiscard]] std::size_t readSome(FileNumber file, char *into, std::size_t most, bool waits,
                                   std::error_code &error);
[[nodiscard]] std::error_code writeAll(FileNumber file, std::string_view bytes);
[[nodiscard]] std::error_code truncateFile(FileNumber file, std::uintmax_t size);
/// When it returns, what was written is on the disk.
[[nodiscard]] std::error_code syncFile(FileNumber file);
/// The same of the names in a folder, where the system can tell.
[[nodiscard]] std::error_code syncFolder(const std::string &folder);

/// Locks an open, writable file without waiting. The lock is on the file itself, so it moves with it when the file gets
/// another name, and nothing is left behind.
[[nodiscard]] FileLock lockFile(FileNumber file);
/// Whether the file is locked by another open file; false if it cannot be read.
[[nodiscard]] bool isLocked(const std::string &path);

/// Gives a file another name, at once; what had that name is gone.
[[nodiscard]] std::error_code renameOver(const std::string &path, const std::string &other);
/// The same, but fails if the name is taken. std::errc::not_supported: this file system cannot promise that.
[[nodiscard]] std::error_code renameToFree(const std::string &path, const std::string &free);

} // namespace waystone::platform
