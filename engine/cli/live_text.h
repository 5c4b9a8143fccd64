#pragma once

#include <chrono>
#include <functional>
#include <iosfwd>
#include <string>

namespace waystone::cli {

/// What standard error is, if somebody can watch it: a terminal so wide.
struct Terminal {
    std::ostream &out;
    int columns = 0; ///< 0: it is none, and nothing is shown
};

/// A few lines on a terminal that are written over as they change, and gone at the end.
class LiveText {
public:
    explicit LiveText(const Terminal &terminal) : terminal_(terminal) {}
    LiveText(const LiveText &) = delete;
    LiveText &operator=(const LiveText &) = delete;
    ~LiveText() { clear(); }

    /// Shows the text in place of the last one, no more than some times a second: most are not even made.
    void show(const std::function<std::string()> &text);
    void clear();

private:
    using Clock = std::chrono::steady_clock;

    Terminal terminal_;
    int lines_ = 0; ///< that stand there
    Clock::time_point next_ = Clock::time_point::min();
};

/// "12 s", "3 min", "2 h 5 min"
[[nodiscard]] std::string durationText(std::chrono::duration<double> duration);

} // namespace waystone::cli
