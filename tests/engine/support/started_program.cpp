#include "support/started_program.h"

#include <cerrno>
#include <csignal>
#include <cstdint>
#include <fstream>
#include <stdexcept>
#include <string_view>
#include <thread>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

namespace waystone::test {

StartedProgram::StartedProgram(std::vector<std::string> words, int out, const std::string &err)
{
    std::vector<char *> arguments;
    for (std::string &word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, out, STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&files, STDERR_FILENO, err.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    // As a terminal starts it, whatever has started the test.
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t usual;
    sigemptyset(&usual);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT})
        sigaddset(&usual, signal);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
    const int error =
        posix_spawn(&process_, arguments.front(), &files, &attributes, arguments.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    if (error != 0)
        throw std::runtime_error("cannot start " + words.front());
}

StartedProgram::~StartedProgram()
{
    if (process_ == 0)
        return;
    send(SIGKILL);
    wait();
}

void StartedProgram::send(int signal) const
{
    kill(process_, signal);
}

bool StartedProgram::waitsFor(int signal) const
{
    const std::string path = "/proc/" + std::to_string(process_) + "/status";
    siginfo_t info{};
    while (waitid(P_PID, static_cast<id_t>(process_), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
           info.si_pid == 0) {
        std::ifstream file(path);
        for (std::string line; std::getline(file, line);)
            if (constexpr std::string_view key = "SigBlk:\t"; line.starts_with(key)) {
                const std::uint64_t blocked = std::stoull(line.substr(key.size()), nullptr, 16);
                if ((blocked >> static_cast<unsigned>(signal - 1) & 1U) != 0)
                    return true;
            }
        std::this_thread::yield();
    }
    return false;
}

int StartedProgram::wait()
{
    int status = 0;
    while (waitpid(process_, &status, 0) < 0 && errno == EINTR) {
    }
    process_ = 0;
    return status;
}

} // namespace waystone::test
