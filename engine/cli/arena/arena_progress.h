#pragma once

#include "cli/arena/arena_tally.h"
#include "cli/live_text.h"

#include <chrono>
#include <cstdint>

namespace waystone::cli {

/// The running table of a match, for who watches it on a terminal.
class ArenaProgress {
public:
    /// `seeds` are to be played, all in all.
    ArenaProgress(const Terminal &terminal, std::uint64_t seeds) : live_(terminal), seeds_(seeds) {}

    /// After the counts of one more seed; they may have been known before the match began.
    void show(const ArenaTally &tally, bool wasKnown);
    void clear() { live_.clear(); }

private:
    using Clock = std::chrono::steady_clock;

    [[nodiscard]] std::string text(const ArenaTally &tally) const;

    LiveText live_;
    std::uint64_t seeds_;
    std::uint64_t done_ = 0;
    std::uint64_t known_ = 0; ///< of those that are done
    Clock::time_point begin_ = Clock::now();
};

} // namespace waystone::cli
