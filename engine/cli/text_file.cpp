#include "cli/text_file.h"

#include "cli/failure.h"
#include "cli/problem_text.h"
#include "core/file_problem.h"
#include "core/read_file.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <istream>
#include <memory>

namespace waystone::cli {

namespace {

struct Closer {
    void operator()(std::FILE *file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Closer>;

[[noreturn]] void fail(const std::string &path)
{
    const int error = errno;
    throw Failure{"cannot write " + path + ": " + std::strerror(error)};
}

} // namespace

std::string namedFile(const std::string &path)
{
    Result<std::string> text = readFile(path, Pipes::read);
    if (!text)
        throw Failure{problemText(path, text.problems().front())};
    return std::move(text).value();
}

std::string givenFile(const std::string &path, std::istream &in)
{
    if (path != "-")
        return namedFile(path);
    if (in.eof())
        throw Failure{"standard input can be read only once"};
    constexpr std::size_t most = JsonDocument::maximumBytes;
    std::string text;
    std::array<char, 1 << 14> block{};
    while (text.size() <= most && in) {
        in.read(block.data(), block.size());
        text.append(block.data(), static_cast<std::size_t>(in.gcount()));
    }
    if (text.size() > most)
        throw Failure{problemText(path, {std::string(file_problem::tooLarge),
                                         {numberArgument("maximum", std::uint64_t{most >> 20U})},
                                         {},
                                         Severity::impossible})};
    return text;
}

void writeFile(const std::string &path, std::string_view text)
{
    const std::string part = path + ".part";
    File file(std::fopen(part.c_str(), "wb"));
    if (!file)
        fail(part);
    const bool isWritten = std::fwrite(text.data(), 1, text.size(), file.get()) == text.size();
    // The error may come only when the last of the buffer goes out.
    if (!isWritten || std::fclose(file.release()) != 0 || std::rename(part.c_str(), path.c_str()) != 0) {
        const int error = errno;
        std::error_code ignored;
        std::filesystem::remove(part, ignored);
        errno = error;
        fail(path);
    }
}

} // namespace waystone::cli
