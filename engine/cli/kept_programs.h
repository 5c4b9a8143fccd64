#pragma once

#include "protocol/program_pool.h"

#include <memory>
#include <mutex>
#include <vector>

namespace waystone::cli {

/// The programs of a match between two of its games: starting one takes longer than many a game. A game has those that it
/// takes for itself until it is over. May be used on several threads.
class KeptPrograms {
public:
    /// Those of a game that is over, or none.
    [[nodiscard]] std::shared_ptr<ProgramPool> take();
    void putBack(std::shared_ptr<ProgramPool> programs);

private:
    std::mutex mutex_;
    std::vector<std::shared_ptr<ProgramPool>> idle_;
};

} // namespace waystone::cli
