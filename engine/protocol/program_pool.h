#pragma once

#include "core/seat.h"
#include "protocol/program_process.h"

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <utility>

namespace waystone {

/// The programs that hold seats of one game at a time and wait for their next question. Seats never share a process: what one of
/// them knows is no business of the other. May be used on several threads.
class ProgramPool {
public:
    ProgramPool() = default;
    ProgramPool(const ProgramPool &) = delete;
    ProgramPool &operator=(const ProgramPool &) = delete;
    ~ProgramPool() { clear(); }

    /// The one that waits, which is no longer in the pool, or a new one.
    [[nodiscard]] Result<std::unique_ptr<ProgramProcess>> take(const std::string &commandLine, Seat seat);
    /// After it has answered.
    void putBack(const std::string &commandLine, Seat seat, std::unique_ptr<ProgramProcess> process);
    /// For another game: those that wait play it as well.
    void beginGame();
    /// Ends all that wait.
    void clear();

private:
    using Key = std::pair<std::string, Seat>;

    std::mutex mutex_;
    std::map<Key, std::unique_ptr<ProgramProcess>> waiting_;
};

} // namespace waystone
