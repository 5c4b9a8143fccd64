#pragma once

#include "milestones/rules.h"

namespace waystone::milestones::test {

/// One result of chance, drawn by its weight.
[[nodiscard]] Action drawOutcome(const Milestones &rules, const State &state, Rng &rng);

/// Any legal action. Whoever plays so covers their workers sooner than they hire: most games stall.
[[nodiscard]] Action anyAction(const Milestones &rules, const State &state, Rng &rng);

/// Mostly what somebody does who gathers goods, hires, builds and keeps their workers: games in which the board fills
/// and somebody reaches the target.
[[nodiscard]] Action livelyAction(const Milestones &rules, const State &state, Rng &rng);

/// Plays one action, or one result of chance; returns who acted.
template <class Choose>
Seat playOne(const Milestones &rules, State &state, Rng &rng, const Choose &choose, Events *events)
{
    const Seat seat = rules.actors(state).first();
    const Action action = seat == chanceSeat ? drawOutcome(rules, state, rng) : choose(rules, state, rng);
    rules.apply(state, seat, action, events);
    return seat;
}

} // namespace waystone::milestones::test
