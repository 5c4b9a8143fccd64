#include "platform/posix/process_group.h"

#include "platform/posix/system.h"

#include <array>
#include <cerrno>
#include <csignal>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

namespace waystone::platform::posix {

namespace {

/// What posix_spawn is to do in the new process, released at the end.
class Plan {
public:
    /// `group`: 0 for one of its own. `blocked`: the signals that do not reach it.
    Plan(pid_t group, const sigset_t &blocked)
    {
        posix_spawn_file_actions_init(&files_);
        posix_spawnattr_init(&attributes_);
        posix_spawnattr_setpgroup(&attributes_, group);
        posix_spawnattr_setsigmask(&attributes_, &blocked);
        posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK);
    }
    Plan(const Plan &) = delete;
    Plan &operator=(const Plan &) = delete;
    ~Plan()
    {
        posix_spawnattr_destroy(&attributes_);
        posix_spawn_file_actions_destroy(&files_);
    }

    void connect(int from, int to) { posix_spawn_file_actions_adddup2(&files_, from, to); }
    void silence(int handle) { posix_spawn_file_actions_addopen(&files_, handle, "/dev/null", O_WRONLY, 0); }

    [[nodiscard]] std::optional<pid_t> shell(std::string commandLine) const
    {
        std::string shell = "sh";
        std::string option = "-c";
        std::array<char *, 4> words{shell.data(), option.data(), commandLine.data(), nullptr};
        pid_t process = 0;
        if (posix_spawn(&process, "/bin/sh", &files_, &attributes_, words.data(), environ) != 0)
            return std::nullopt;
        return process;
    }

private:
    posix_spawn_file_actions_t files_{};
    posix_spawnattr_t attributes_{};
};

/// Ends when the last end of the pipe that can be written to is closed, by us or by the system.
constexpr const char *guardLine = "read -r end; kill -KILL 0";

} // namespace

std::unique_ptr<ProcessGroup> ProcessGroup::make()
{
    std::array<int, 2> ends{};
    if (!makePipe(ends)) // or every program that is started would keep it open
        return nullptr;
    // A program may send its whole group a signal, to end what it has started; the guard is not meant.
    sigset_t all;
    sigfillset(&all);
    Plan plan(0, all);
    plan.connect(ends[0], STDIN_FILENO);
    plan.silence(STDOUT_FILENO);
    plan.silence(STDERR_FILENO);
    const std::optional<pid_t> guard = plan.shell(guardLine);
    close(ends[0]);
    if (!guard) {
        close(ends[1]);
        return nullptr;
    }
    return std::unique_ptr<ProcessGroup>(new ProcessGroup(*guard, ends[1]));
}

std::optional<pid_t> ProcessGroup::start(const std::string &commandLine, int channel) const
{
    // The usual signals, which a thread of ours may have blocked.
    sigset_t none;
    sigemptyset(&none);
    Plan plan(guard_, none);
    plan.connect(channel, STDIN_FILENO);
    plan.connect(channel, STDOUT_FILENO);
    return plan.shell(commandLine);
}

void ProcessGroup::end()
{
    if (guard_ == 0)
        return;
    kill(-guard_, SIGKILL);
    close(pipe_);
    while (waitpid(guard_, nullptr, 0) < 0 && errno == EINTR) {
    }
    guard_ = 0;
}

} // namespace waystone::platform::posix
