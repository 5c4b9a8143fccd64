#pragma once

#include <string>

namespace waystone::test {

/// A pipe with a name, which the test reads. By it programs tell how far they are, and that they are gone: a pipe that
/// nobody holds open to write any more has come to its end.
class Fifo {
public:
    enum class Writers {
        comeAndGo, ///< the end is never seen
        stay,      ///< the end comes when the last one is gone
    };

    Fifo(const std::string &path, Writers writers);
    Fifo(const Fifo &) = delete;
    Fifo &operator=(const Fifo &) = delete;
    ~Fifo();

    /// Waits until so many line feeds have come, since the beginning; false if they do not.
    [[nodiscard]] bool hasLines(int lines);
    /// Waits for the end; false if it does not come.
    [[nodiscard]] bool hasEnded();

private:
    /// The next bytes; false at the end or when the time is over.
    bool read();

    int handle_;
    int lines_ = 0;
    bool hasEnded_ = false;
};

} // namespace waystone::test
