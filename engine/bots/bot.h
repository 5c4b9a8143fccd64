#pragma once

#include "core/game.h"

#include <stop_token>
#include <string_view>

namespace waystone {

/// A computer player. It is told what its seat may know and no more, so it cannot peek.
///
/// One bot plays one seat of one game. It may be used on any thread, but by one at a time; Game is immutable and may be
/// shared between threads.
class Bot {
public:
    Bot() = default;
    Bot(const Bot &) = delete;
    Bot &operator=(const Bot &) = delete;
    virtual ~Bot() = default;

    /// Names it in files and on command lines; static storage. What a person reads is told elsewhere.
    [[nodiscard]] virtual std::string_view id() const = 0;

    /// A legal action of the seat, which has to be one of those that act. The same calls with the same generator give
    /// the same actions on every machine. If a stop is requested it answers at once with the best found so far,
    /// which is legal too.
    [[nodiscard]] virtual Action choose(const Game &game, const SeatView &view, Seat seat, Rng &rng,
                                        std::stop_token stop) = 0;
};

} // namespace waystone
