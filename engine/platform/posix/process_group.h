#pragma once

#include <memory>
#include <optional>
#include <string>

#include <sys/types.h>

namespace waystone::platform::posix {

/// A process group for a program and all that it starts. It ends with this object or with our process, however that
/// ends: its leader is a guard, which kills the group as soon as nobody holds the other end of a pipe any more. Only a
/// process that leaves the group outlives it.
class ProcessGroup {
public:
    /// Null if the system has no more processes or files for us.
    [[nodiscard]] static std::unique_ptr<ProcessGroup> make();

    ProcessGroup(const ProcessGroup &) = delete;
    ProcessGroup &operator=(const ProcessGroup &) = delete;
    ~ProcessGroup() { end(); }

    /// Has the shell start the command line in the group, with the channel for standard input and output.
    [[nodiscard]] std::optional<pid_t> start(const std::string &commandLine, int channel) const;
    /// Kills all that are in it.
    void end();

private:
    ProcessGroup(pid_t guard, int pipe) : guard_(guard), pipe_(pipe) {}

    pid_t
        guard_; ///< the group has its number, which is nobody else's until end() has waited for it; 0 after that
    int pipe_; ///< into the guard; nothing is ever written
};

} // namespace waystone::platform::posix
