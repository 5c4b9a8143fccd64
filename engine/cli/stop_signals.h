#pragma once

#include <atomic>
#include <stop_token>
#include <string>
#include <thread>

#include <csignal>

namespace waystone::cli {

/// While one lives, the first Ctrl-C, SIGTERM or SIGHUP asks those who hold the token to stop, and the next one ends the
/// program at once. Signals that the program was told to ignore when it was started stay ignored. There is one at a
/// time, and it is made before other threads are. For POSIX systems.
class StopSignals {
public:
    StopSignals();
    StopSignals(const StopSignals &) = delete;
    StopSignals &operator=(const StopSignals &) = delete;
    ~StopSignals();

    [[nodiscard]] std::stop_token token() const { return source_.get_token(); }
    [[nodiscard]] bool hasCome() const { return signal_ != 0; }
    /// Throws the Failure that ends a command which was stopped: "stopped by SIGINT, " and `what`, with the status that
    /// shells give for the signal. What was finished has been printed before.
    [[noreturn]] void leave(const std::string &what) const;

private:
    void watch();

    sigset_t watched_{};
    sigset_t before_{};
    std::atomic<int> signal_ = 0; ///< the first that came
    std::atomic<bool> isOver_ = false;
    std::stop_source source_;
    std::thread watcher_;
};

} // namespace waystone::cli
