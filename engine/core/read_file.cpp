#include "core/read_file.h"

#include "core/file_problem.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace waystone {

namespace {

Problem problem(std::string_view code, std::vector<Argument> arguments)
{
    return {std::string(code), std::move(arguments), {}, Severity::impossible};
}

Problem unreadable(int error)
{
    return problem(reading_problem::unreadable, {{"details", std::generic_category().message(error)}});
}

Problem tooLarge(std::size_t most)
{
    return problem(file_problem::tooLarge, {numberArgument("maximum", std::uint64_t{most >> 20U})});
}

/// Closes what was opened.
class Handle {
public:
    explicit Handle(const std::string &path)
        // Without waiting for somebody to write into a pipe.
        : number_(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY))
    {}
    Handle(const Handle &) = delete;
    Handle &operator=(const Handle &) = delete;
    ~Handle()
    {
        if (number_ >= 0)
            ::close(number_);
    }

    [[nodiscard]] int number() const { return number_; }

private:
    int number_;
};

bool isReadable(const struct stat &status, Pipes pipes)
{
    return S_ISREG(status.st_mode) || (pipes == Pipes::read && S_ISFIFO(status.st_mode));
}

/// The next bytes, 0 at the end; waits if there will be some in a pipe.
ssize_t readSome(int handle, char *into, std::size_t most, bool isPipe)
{
    for (;;) {
        const ssize_t size = ::read(handle, into, most);
        if (size >= 0)
            return size;
        if (isPipe && errno == EAGAIN) {
            pollfd waited{handle, POLLIN, 0};
            ::poll(&waited, 1, -1);
        } else if (errno != EINTR) {
            return size;
        }
    }
}

} // namespace

Result<std::string> readFile(const std::string &path, Pipes pipes, std::size_t most)
{
    if (path.find('\0') != std::string::npos) // the system would end the name there
        return unreadable(ENOENT);
    // Before it is opened: to open a device may do something already.
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0)
        return unreadable(errno);
    if (!isReadable(status, pipes))
        return problem(reading_problem::noFile, {});
    const Handle handle(path);
    if (handle.number() < 0 || ::fstat(handle.number(), &status) != 0)
        return unreadable(errno);
    if (!isReadable(status, pipes))
        return problem(reading_problem::noFile, {});
    if (S_ISREG(status.st_mode) && static_cast<std::uintmax_t>(status.st_size) > most)
        return tooLarge(most);

    std::string text;
    text.reserve(static_cast<std::size_t>(status.st_size));
    std::array<char, 1 << 14> block{};
    // What the system makes up as it is read says nothing of its size beforehand.
    for (;;) {
        const ssize_t size = readSome(handle.number(), block.data(), block.size(), S_ISFIFO(status.st_mode));
        if (size < 0)
            return unreadable(errno);
        if (size == 0)
            return text;
        if (static_cast<std::size_t>(size) > most - text.size())
            return tooLarge(most);
        text.append(block.data(), static_cast<std::size_t>(size));
    }
}

} // namespace waystone
