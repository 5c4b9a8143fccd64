#include "cli/text_file.h"

#include "cli/failure.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>

namespace waystone::cli {

namespace {

struct Closer {
    void operator()(std::FILE *file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Closer>;

[[noreturn]] void fail(std::string_view what, const std::string &path)
{
    const int error = errno;
    throw Failure{"cannot " + std::string(what) + ' ' + path + ": " + std::strerror(error)};
}

} // namespace

std::string readFile(const std::string &path, std::size_t most)
{
    const File file(std::fopen(path.c_str(), "rb"));
    if (!file)
        fail("read", path);
    std::string text;
    char block[1 << 14];
    const auto next = [&] { return std::min(sizeof block, most - text.size()); };
    while (const std::size_t size = std::fread(block, 1, next(), file.get()))
        text.append(block, size);
    if (std::ferror(file.get()) != 0) // a folder opens, and fails here
        fail("read", path);
    return text;
}

void writeFile(const std::string &path, std::string_view text)
{
    const std::string part = path + ".part";
    File file(std::fopen(part.c_str(), "wb"));
    if (!file)
        fail("write", part);
    const bool isWritten = std::fwrite(text.data(), 1, text.size(), file.get()) == text.size();
    // The error may come only when the last of the buffer goes out.
    if (!isWritten || std::fclose(file.release()) != 0 || std::rename(part.c_str(), path.c_str()) != 0) {
        const int error = errno;
        std::error_code ignored;
        std::filesystem::remove(part, ignored);
        errno = error;
        fail("write", path);
    }
}

} // namespace waystone::cli
