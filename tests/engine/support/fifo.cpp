#include "support/fifo.h"

#include <algorithm>
#include <array>
#include <stdexcept>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace waystone::test {

namespace {

constexpr int patience = 30'000; ///< milliseconds

} // namespace

Fifo::Fifo(const std::string &path, Writers writers)
{
    if (mkfifo(path.c_str(), 0600) != 0)
        throw std::runtime_error("cannot make " + path);
    const int mode =
        writers == Writers::stay ? O_RDONLY : O_RDWR; // as a writer it keeps the pipe from ending
    handle_ = open(path.c_str(), mode | O_NONBLOCK | O_CLOEXEC);
    if (handle_ < 0)
        throw std::runtime_error("cannot open " + path);
}

Fifo::~Fifo()
{
    close(handle_);
}

bool Fifo::hasLines(int lines)
{
    while (lines_ < lines)
        if (!read())
            return false;
    return true;
}

bool Fifo::hasEnded()
{
    while (read()) {
    }
    return hasEnded_;
}

bool Fifo::read()
{
    pollfd waited{handle_, POLLIN, 0};
    if (poll(&waited, 1, patience) != 1)
        return false;
    std::array<char, 1 << 10> block{};
    const ssize_t size = ::read(handle_, block.data(), block.size());
    hasEnded_ = size == 0;
    lines_ += static_cast<int>(std::count(block.begin(), block.begin() + std::max<ssize_t>(size, 0), '\n'));
    return size > 0;
}

} // namespace waystone::test
