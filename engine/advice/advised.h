#pragma once

#include "advice/comparison.h"
#include "bots/search/analysis.h"

#include <optional>

namespace waystone {

/// What is advised to a seat: its best action beside the next best that leads elsewhere, if there is one.
struct Advised {
    Considered best;
    std::optional<Considered> next;
    std::optional<Comparison> comparison; ///< of the two
};

/// The best few of an analysis, the best first. It has thought about something.
[[nodiscard]] std::vector<Considered> consideredIn(const Analysis &analysis, std::size_t most);

/// What an analysis of this question has found so far.
[[nodiscard]] Advised advisedBy(const Analysis &analysis, const Game &game, const SeatView &view, Seat seat);

/// One legal action, thought over so many times, beside what was found to be best.
[[nodiscard]] Considered consideredAlone(const Game &game, const SeatView &view, Seat seat, Action action,
                                         std::uint64_t iterations, std::stop_token stop = {});

} // namespace waystone
