#pragma once

#include "advice/reason.h"
#include "bots/search/candidate.h"
#include "core/game.h"

#include <vector>

namespace waystone {

/// What a search thinks of an action, and how it goes on.
struct Considered {
    Candidate candidate;
    std::vector<ExpectedStep> line; ///< from the action on; may be empty
};

/// One action beside another: all that can be said of their difference, the most telling first.
struct Comparison {
    Action action{};
    Action other{};
    std::vector<Action> steps, otherSteps; ///< of the seat, to the end of the turn; see Continuation
    std::vector<Reason> reasons;
};

/// Of two legal actions of a seat, from what it may know. Every number holds for what was guessed of the rest as well: none
/// depends on what chance or others will do.
[[nodiscard]] Comparison compared(const Game &game, const SeatView &view, Seat seat, const Considered &one,
                                  const Considered &other);

/// The two of them to be told, where there are so many: what speaks most for the action, or against it if it is the worse,
/// and then what is left of weight, whichever way it points. What is expected in the end comes last.
[[nodiscard]] std::vector<Reason> mostTelling(const Comparison &comparison, bool isBetter);

/// Of candidates, the best first, the first after `chosen` that leads elsewhere by the end of the turn; null if there is none.
[[nodiscard]] const Considered *nextElsewhere(const Game &game, const SeatView &view, Seat seat,
                                              const Considered &chosen,
                                              const std::vector<Considered> &candidates);

} // namespace waystone
