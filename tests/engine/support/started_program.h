#pragma once

#include <string>
#include <vector>

#include <sys/types.h>

namespace waystone::test {

/// A program that runs beside the test. It is killed if it still runs at the end.
class StartedProgram {
public:
    /// The first word is its file; `out` is an open file for its standard output, `err` the path of one for its errors.
    StartedProgram(std::vector<std::string> words, int out, const std::string &err);
    StartedProgram(const StartedProgram &) = delete;
    StartedProgram &operator=(const StartedProgram &) = delete;
    ~StartedProgram();

    void send(int signal) const;
    /// Until the program has begun to wait for this signal rather than to be ended by it; false if it ends before.
    [[nodiscard]] bool waitsFor(int signal) const;
    /// Until it has ended; what waitpid() tells.
    int wait();

private:
    pid_t process_ = 0; ///< 0 after it has been waited for
};

} // namespace waystone::test
