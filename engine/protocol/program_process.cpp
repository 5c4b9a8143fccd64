#include "protocol/program_process.h"

#include "protocol/program_problem.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <thread>

#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace waystone {

namespace {

using namespace std::chrono_literals;

constexpr auto patience = 200ms;
constexpr auto slice = 20ms; ///< how often it is looked whether the answer is still wanted

Problem problem(std::string_view code, std::vector<Argument> arguments = {})
{
    return {std::string(code), std::move(arguments), {}, Severity::againstRule};
}

bool wouldWait()
{
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR;
}

} // namespace

Result<std::unique_ptr<ProgramProcess>> ProgramProcess::start(const std::string &commandLine)
{
    // A socket rather than pipes: a write to a program that is gone is then an error and no signal.
    std::array<int, 2> ends{};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
        return problem(program_problem::cannotStart);
    std::unique_ptr<ProcessGroup> group = ProcessGroup::make();
    const std::optional<pid_t> process = group ? group->start(commandLine, ends[1]) : std::nullopt;
    close(ends[1]);
    if (!process) {
        close(ends[0]);
        return problem(program_problem::cannotStart);
    }
    return std::unique_ptr<ProgramProcess>(new ProgramProcess(std::move(group), *process, ends[0]));
}

void ProgramProcess::quit()
{
    if (!isSound_ || end_)
        return;
    constexpr std::string_view line = "{\"do\":\"quit\"}\n";
    static_cast<void>(send(channel_, line.data(), line.size(), MSG_DONTWAIT | MSG_NOSIGNAL));
    shutdown(channel_, SHUT_WR);
    end_ = Clock::now() + patience;
}

ProgramProcess::~ProgramProcess()
{
    quit();
    if (end_)
        static_cast<void>(hasEnded(*end_));
    close(channel_);
    group_->end();
    while (waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
    }
}

bool ProgramProcess::hasEnded(Clock::time_point end) const
{
    // Without taking note of it: how it ended may be asked again.
    for (;;) {
        siginfo_t info{};
        if (waitid(P_PID, static_cast<id_t>(process_), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
            info.si_pid != 0)
            return true;
        if (Clock::now() >= end)
            return false;
        std::this_thread::sleep_for(1ms);
    }
}

Problem ProgramProcess::endProblem()
{
    constexpr int notFound = 127; // by the shell, as the next
    constexpr int notExecutable = 126;
    if (!hasEnded(Clock::now() + patience))
        return problem(program_problem::ended); // it has closed its output
    siginfo_t info{};
    waitid(P_PID, static_cast<id_t>(process_), &info, WEXITED | WNOHANG | WNOWAIT);
    if (info.si_code == CLD_EXITED && (info.si_status == notFound || info.si_status == notExecutable))
        return problem(program_problem::cannotStart);
    constexpr int ofSignals = 128; // as shells count
    const int status = info.si_code == CLD_EXITED ? info.si_status : ofSignals + info.si_status;
    return problem(program_problem::ended, {{"status", status}});
}

bool ProgramProcess::hear()
{
    std::array<char, 1 << 14> block{};
    const ssize_t received = recv(channel_, block.data(), block.size(), MSG_DONTWAIT);
    if (received > 0)
        said_.append(block.data(), static_cast<std::size_t>(received));
    return received > 0 || (received < 0 && wouldWait());
}

const std::string &ProgramProcess::unasked()
{
    static_cast<void>(hear()); // whether it has ended is told when it is asked
    return said_;
}

Result<std::string> ProgramProcess::ask(std::string_view line, std::chrono::milliseconds limit,
                                        const std::stop_token &stop)
{
    ++questions_;
    isSound_ = false; // until the answer is there
    const auto end = Clock::now() + limit;
    std::string unsent(line);
    unsent += '\n';
    for (;;) {
        if (const std::size_t feed = said_.find('\n'); feed != std::string::npos) {
            std::string answer = said_.substr(0, feed);
            said_.erase(0, feed + 1);
            isSound_ = true;
            return answer;
        }
        if (said_.size() > longestAnswer)
            return problem(program_problem::tooMuch, {{"maximum", static_cast<int>(longestAnswer >> 10U)}});
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now());
        if (left <= 0ms)
            return problem(
                program_problem::silent,
                {{"seconds", static_cast<int>(std::chrono::ceil<std::chrono::seconds>(limit).count())}});
        if (stop.stop_requested())
            return problem(program_problem::stopped);

        pollfd waited{channel_, static_cast<short>(unsent.empty() ? POLLIN : POLLIN | POLLOUT), 0};
        poll(&waited, 1, static_cast<int>(std::min<std::chrono::milliseconds>(left, slice).count()));
        if (!unsent.empty() && (waited.revents & POLLOUT) != 0) {
            const ssize_t sent = send(channel_, unsent.data(), unsent.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
            if (sent > 0)
                unsent.erase(0, static_cast<std::size_t>(sent));
            else if (!wouldWait())
                unsent.clear(); // it reads no more; what it has said may still be an answer
        }
        if ((waited.revents & (POLLIN | POLLHUP | POLLERR)) != 0) {
            if (!hear())
                return endProblem();
        }
    }
}

} // namespace waystone
