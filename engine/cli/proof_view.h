#pragma once

#include "cli/live_text.h"
#include "scenario/lesson/lesson.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>

namespace waystone::cli {

/// What the solver is at, for who watches it on a terminal.
class ProofView {
public:
    ProofView(const Terminal &terminal, const Lesson &lesson) : live_(terminal), lesson_(lesson) {}

    /// So many positions have been looked at for this step so far.
    void show(std::size_t step, std::uint64_t nodes);
    void clear() { live_.clear(); }

private:
    using Clock = std::chrono::steady_clock;

    [[nodiscard]] std::string text() const;

    LiveText live_;
    const Lesson &lesson_;
    std::map<std::size_t, std::uint64_t> nodes_; ///< by step, of those that were begun
    Clock::time_point begin_ = Clock::now();
};

} // namespace waystone::cli
