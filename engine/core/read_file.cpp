#include "core/read_file.h"

#include "core/file_problem.h"

#include "platform/files.h"

#include <array>
#include <system_error>

namespace waystone {

namespace {

Problem problem(std::string_view code, std::vector<Argument> arguments)
{
    return {std::string(code), std::move(arguments), {}, Severity::impossible};
}

Problem unreadable(const std::error_code &error)
{
    return problem(reading_problem::unreadable, {{"details", error.message()}});
}

Problem tooLarge(std::size_t most)
{
    return problem(file_problem::tooLarge, {numberArgument("maximum", std::uint64_t{most >> 20U})});
}

bool isReadable(const platform::FileStatus &status, Pipes pipes)
{
    using platform::FileSort;
    return status.sort == FileSort::regular || (pipes == Pipes::read && status.sort == FileSort::pipe);
}

} // namespace

Result<std::string> readFile(const std::string &path, Pipes pipes, std::size_t most)
{
    if (path.find('\0') != std::string::npos) // the system would end the name there
        return unreadable(make_error_code(std::errc::no_such_file_or_directory));
    // Before it is opened: to open a device may do something already.
    std::error_code error;
    platform::FileStatus status = platform::statusOf(path, error);
    if (error)
        return unreadable(error);
    if (!isReadable(status, pipes))
        return problem(reading_problem::noFile, {});
    const platform::OpenFile file = platform::OpenFile::toRead(path, error);
    if (!error)
        status = platform::statusOf(file.number(), error);
    if (error)
        return unreadable(error);
    if (!isReadable(status, pipes))
        return problem(reading_problem::noFile, {});
    if (status.sort == platform::FileSort::regular && status.size > most)
        return tooLarge(most);

    std::string text;
    text.reserve(static_cast<std::size_t>(status.size));
    std::array<char, 1 << 14> block{};
    // What the system makes up as it is read says nothing of its size beforehand.
    for (;;) {
        const std::size_t size = platform::readSome(file.number(), block.data(), block.size(),
                                                    status.sort == platform::FileSort::pipe, error);
        if (error)
            return unreadable(error);
        if (size == 0)
            return text;
        if (size > most - text.size())
            return tooLarge(most);
        text.append(block.data(), size);
    }
}

} // namespace waystone
