#pragma once

#include "core/rules.h"

#include <cstdint>
#include <vector>

namespace waystone::test {

template <Rules R>
std::vector<Action> legalActions(const R &rules, const typename R::State &state, Seat seat)
{
    ActionList legal;
    rules.legal(state, seat, legal);
    return {legal.begin(), legal.end()};
}

/// The ways on for so many actions, of which `list(state, seat)` tells those of a seat. Where several seats may act, the
/// ways on by the lowest of them: the order of the others changes nothing.
template <Rules R, class List>
std::uint64_t perftBy(const R &rules, const typename R::State &state, int depth, const List &list)
{
    const Actors actors = rules.actors(state);
    if (depth == 0 || actors.isOver())
        return 1;
    std::vector<Action> actions;
    if (actors.isChance()) {
        OutcomeList outcomes;
        rules.outcomes(state, outcomes);
        for (const Outcome &outcome : outcomes)
            actions.push_back(outcome.action);
    } else {
        actions = list(state, actors.first());
    }
    std::uint64_t sum = 0;
    for (const Action action : actions) {
        typename R::State next = state;
        rules.apply(next, actors.first(), action, nullptr);
        sum += perftBy(rules, next, depth - 1, list);
    }
    return sum;
}

/// The same by legal().
template <Rules R>
std::uint64_t perft(const R &rules, const typename R::State &state, int depth)
{
    return perftBy(rules, state, depth, [&rules](const typename R::State &at, Seat seat) {
        return legalActions(rules, at, seat);
    });
}

} // namespace waystone::test
