#pragma once

#include "core/seat.h"

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <optional>

namespace waystone {

/// The time that a computer player may spend on one turn, shared out over its decisions. Nobody knows how many will come:
/// each has half of what is left, so that all of them together stay within the limit. Seats that act in the same turn, as
/// where all choose at once, have their time each.
class TurnTime {
public:
    using Clock = std::chrono::steady_clock;

    /// For each turn from now on; none unless it is set.
    void setLimit(std::chrono::milliseconds limit) { limit_ = limit; }
    /// The next decision is one of a new turn, whatever its number.
    void forgetTurn() { turn_.reset(); }
    /// A decision of the seat begins; `turn` is the same number for all those of one turn and no other.
    void begin(std::size_t turn, Seat seat, Clock::time_point now = Clock::now());
    /// It has been taken.
    void end(Clock::time_point now = Clock::now());
    /// Whether there is time left for the decision that began last. May be asked on any thread.
    [[nodiscard]] bool isLeft(Clock::time_point now = Clock::now()) const { return now < deadline_.load(); }

private:
    Clock::duration limit_{};
    std::array<Clock::duration, maxSeats> left_{};
    std::optional<std::size_t> turn_;
    Seat seat_ = 0; ///< that decides
    Clock::time_point begun_;
    std::atomic<Clock::time_point> deadline_{};
};

} // namespace waystone
