#pragma once

#include "bots/search/candidate.h"
#include "core/game.h"

#include <vector>

namespace waystone {

/// An action of a seat and what the seat does after it until its turn is over: the steps of a line that is expected, and
/// beyond them what seems best at first sight.
struct Continuation {
    std::vector<Action> steps; ///< of the seat, the action first
    Position first;            ///< after the action
    Position last;             ///< after the steps
    Events firstEvents;        ///< of the action
    Events events;             ///< of all steps
    /// The turn is over after the steps. If not, chance has its say before that, or it takes too long.
    bool endsTurn = false;
};

/// The action is legal at the position. `line` may be empty, or end or stray before the turn does; only what it says of the
/// beginning of the turn is followed.
[[nodiscard]] Continuation continued(const Game &game, const Position &position, Seat seat, Action action,
                                     const std::vector<ExpectedStep> &line);

/// Whether the turn in which these events happened is over when these come to act.
[[nodiscard]] bool isTurnOver(const Events &events, const Actors &next, Seat seat);

} // namespace waystone
