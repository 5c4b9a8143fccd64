#pragma once

#include "bots/search/search_policy.h"

#include <cstddef>
#include <utility>

namespace waystone {

/// Rules by which the seat that is asked can do but one thing at first. What a search finds out by them is what that
/// action is worth: however little it promised beside the others, and though the policy would not consider it at all.
template <Searchable R>
class OnlyFirst {
public:
    struct State {
        typename R::State state;
        std::uint8_t steps = 0; ///< since it was guessed; no more than 2 are counted
    };
    using View = typename R::View;

    OnlyFirst(R rules, Action action) : rules_(std::move(rules)), action_(action) {}

    [[nodiscard]] const R &inner() const { return rules_; }

    [[nodiscard]] int seats(const State &state) const { return rules_.seats(state.state); }
    [[nodiscard]] Actors actors(const State &state) const { return rules_.actors(state.state); }
    void legal(const State &state, Seat seat, ActionList &actions) const
    {
        if (state.steps > 0) {
            rules_.legal(state.state, seat, actions);
            return;
        }
        actions.clear();
        actions.add(action_);
    }
    void outcomes(const State &state, OutcomeList &outcomes) const { rules_.outcomes(state.state, outcomes); }
    void apply(State &state, Seat seat, Action action, std::nullptr_t) const
    {
        rules_.apply(state.state, seat, action, nullptr);
        if (state.steps < 2)
            ++state.steps;
    }
    [[nodiscard]] bool secret(const State &state, Seat seat, Action action) const
    {
        return rules_.secret(state.state, seat, action);
    }
    [[nodiscard]] View view(const State &state, Seat seat) const { return rules_.view(state.state, seat); }
    [[nodiscard]] State guess(const View &view, Rng &rng) const { return {rules_.guess(view, rng), 0}; }

private:
    R rules_;
    Action action_;
};

/// The policy of a game under such rules.
template <class P>
class OnlyFirstPolicy {
public:
    [[nodiscard]] static SearchSettings settings(Level level, int seats) { return P::settings(level, seats); }
    [[nodiscard]] static MarginError marginError() { return P::marginError(); }
    void worths(const auto &rules, const auto &state, Worths &worths) const
    {
        policy_.worths(rules.inner(), state.state, worths);
    }
    /// What follows is considered as if it were asked about: a policy that leaves out all orders of doing the same things
    /// but one would otherwise find fault with the others.
    void prune(const auto &rules, const auto &state, Seat seat, Action last, ActionList &actions) const
    {
        if (state.steps > 0)
            policy_.prune(rules.inner(), state.state, seat, state.steps == 1 ? Action{} : last, actions);
    }
    void actionValues(const auto &rules, const auto &state, Seat seat, const ActionList &actions,
                      ActionValues &values) const
    {
        policy_.actionValues(rules.inner(), state.state, seat, actions, values);
    }

private:
    P policy_;
};

} // namespace waystone
