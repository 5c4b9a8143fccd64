#include "platform/child_program.h"

#include "platform/posix/process_group.h"
#include "platform/posix/system.h"

#include <array>
#include <cerrno>
#include <utility>

#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace waystone::platform {

namespace {

using posix::ProcessGroup;

bool wouldWait()
{
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR;
}

class PosixProgram final : public ChildProgram {
public:
    PosixProgram(std::unique_ptr<ProcessGroup> group, pid_t shell, int channel)
        : group_(std::move(group)), shell_(shell), channel_(channel)
    {}
    ~PosixProgram() override
    {
        ::close(channel_);
        group_->end();
        while (::waitpid(shell_, nullptr, 0) < 0 && errno == EINTR) {
        }
    }

    std::optional<std::size_t> send(std::string_view bytes) override
    {
        const ssize_t sent = posix::sendSome(channel_, bytes.data(), bytes.size());
        if (sent >= 0)
            return static_cast<std::size_t>(sent);
        return wouldWait() ? std::optional<std::size_t>(0) : std::nullopt;
    }

    void closeInput() override { ::shutdown(channel_, SHUT_WR); }

    bool hear(std::string &said) override
    {
        std::array<char, 1 << 14> block{};
        const ssize_t received = ::recv(channel_, block.data(), block.size(), MSG_DONTWAIT);
        if (received > 0)
            said.append(block.data(), static_cast<std::size_t>(received));
        return received > 0 || (received < 0 && wouldWait());
    }

    void wait(bool toSend, std::chrono::milliseconds longest) override
    {
        pollfd waited{channel_, static_cast<short>(toSend ? POLLIN | POLLOUT : POLLIN), 0};
        ::poll(&waited, 1, static_cast<int>(longest.count()));
    }

    std::optional<Ending> ending() const override
    {
        // Without taking note of it: how it ended may be asked again.
        siginfo_t info{};
        if (::waitid(P_PID, static_cast<id_t>(shell_), &info, WEXITED | WNOHANG | WNOWAIT) != 0 ||
            info.si_pid == 0)
            return std::nullopt;
        constexpr int notFound = 127; // by the shell, as the next
        constexpr int notExecutable = 126;
        constexpr int ofSignals = 128; // as shells count
        if (info.si_code != CLD_EXITED)
            return Ending{true, ofSignals + info.si_status};
        return Ending{info.si_status != notFound && info.si_status != notExecutable, info.si_status};
    }

private:
    std::unique_ptr<ProcessGroup> group_;
    pid_t shell_; ///< that has started it, in the group
    int channel_;
};

} // namespace

std::unique_ptr<ChildProgram> ChildProgram::start(const std::string &commandLine)
{
    std::array<int, 2> ends{};
    if (!posix::makeChannel(ends))
        return nullptr;
    std::unique_ptr<ProcessGroup> group = ProcessGroup::make();
    const std::optional<pid_t> shell = group ? group->start(commandLine, ends[1]) : std::nullopt;
    ::close(ends[1]);
    if (!shell) {
        ::close(ends[0]);
        return nullptr;
    }
    return std::make_unique<PosixProgram>(std::move(group), *shell, ends[0]);
}

} // namespace waystone::platform
