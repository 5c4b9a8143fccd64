#pragma once

#include "platform/stop_watch.h"

#include <atomic>
#include <stop_token>
#include <string>

namespace waystone::cli {

/// While one lives, the first Ctrl-C, SIGTERM or SIGHUP asks those who hold the token to stop, and the next one ends the
/// program at once. Signals that the program was told to ignore when it was started stay ignored. There is one at a
/// time, and it is made before other threads are.
class StopSignals {
public:
    StopSignals();

    [[nodiscard]] std::stop_token token() const { return source_.get_token(); }
    [[nodiscard]] bool hasCome() const { return signal_ != 0; }
    /// Throws the Failure that ends a command which was stopped: "stopped by SIGINT, " and `what`, with the status that
    /// shells give for the signal. What was finished has been printed before.
    [[noreturn]] void leave(const std::string &what) const;

private:
    std::atomic<int> signal_ = 0; ///< the first that came
    std::stop_source source_;
    platform::StopWatch watch_;
};

} // namespace waystone::cli
