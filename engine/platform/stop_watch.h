#pragma once

#include <functional>
#include <memory>
#include <string>

namespace waystone::platform {

/// While one lives, the first request to end (Ctrl-C, and what else the system has) is told, from a thread of its own,
/// and the next one ends the program at once. Requests that the program was told to ignore when it was started stay
/// ignored. There is one at a time, and it is made before other threads are.
class StopWatch {
public:
    /// `come` is handed the number of the request.
    explicit StopWatch(std::function<void(int request)> come);
    StopWatch(const StopWatch &) = delete;
    StopWatch &operator=(const StopWatch &) = delete;
    ~StopWatch();

    /// "SIGINT"
    [[nodiscard]] static std::string nameOf(int request);

private:
    class Watcher;
    std::unique_ptr<Watcher> watcher_;
};

} // namespace waystone::platform
