#pragma once

#include "bots/level.h"
#include "bots/search/margin_error.h"
#include "bots/search/search_settings.h"
#include "core/action_list.h"
#include "core/actors.h"
#include "core/rng.h"

#include <array>
#include <concepts>

namespace waystone {

/// An estimate for each seat, in points, as Rules::worth() gives it.
using Worths = std::array<double, maxSeats>;

/// A worth to one seat for each action of a list, in its order: that of the position after it.
using ActionValues = FixedList<double, ActionList::capacity()>;
/// The index of the best; of equal ones any.
[[nodiscard]] std::size_t bestOf(const ActionValues &values, Rng &rng);

/// What a search needs of the rules: a part of the concept Rules, so that a Game can be searched too.
template <class R>
concept Searchable = requires(const R &rules, const typename R::State &state, typename R::State &next,
                              const typename R::View &view, Seat seat, Action action, ActionList &actions,
                              OutcomeList &outcomes, Rng &rng)
{
    requires std::copyable<typename R::State>;
    requires std::equality_comparable<typename R::View>;
    {
        rules.seats(state)
        } -> std::same_as<int>;
    {
        rules.actors(state)
        } -> std::same_as<Actors>;
    rules.legal(state, seat, actions);
    rules.outcomes(state, outcomes);
    rules.apply(next, seat, action, nullptr);
    {
        rules.secret(state, seat, action)
        } -> std::same_as<bool>;
    {
        rules.view(state, seat)
        } -> std::same_as<typename R::View>;
    {
        rules.guess(view, rng)
        } -> std::same_as<typename R::State>;
};

/// What a game brings to its search, beside its rules. Nothing here is a rule; each function is kept as simple as matches
/// allow.
///
/// - settings() tells how each level thinks with so many seats.
/// - marginError() tells how far off the results are, as was measured.
/// - worths() evaluates a position for every seat, like Rules::worth(); when the game is over no seat of a better rank has
///   less.
/// - prune() takes away legal actions that cannot be the best, or lead where others lead too; never all of them. `last`
///   is what the seat has just done, Action{} if it has not acted since another seat, or chance.
/// - actionValues() evaluates, for the seat alone, what each of its actions leads to at once. Priors and playouts go by it.
template <class P, class R>
concept SearchPolicy = Searchable<R> &&
    requires(const P &policy, const R &rules, const typename R::State &state, Seat seat, Action last,
             ActionList &actions, Worths &worths, ActionValues &values, int seats)
{
    {
        P::settings(Level(), seats)
        } -> std::same_as<SearchSettings>;
    {
        P::marginError()
        } -> std::same_as<MarginError>;
    policy.worths(rules, state, worths);
    policy.prune(rules, state, seat, last, actions);
    policy.actionValues(rules, state, seat, actions, values);
};

/// For a game that brings none of its own: its worth() and nothing else.
struct PlainPolicy {
    [[nodiscard]] static SearchSettings settings(Level level, int seats);
    [[nodiscard]] static MarginError marginError() { return {}; }
    void worths(const auto &rules, const auto &state, Worths &worths) const
    {
        for (Seat seat = 0; seat < rules.seats(state); ++seat)
            worths[seat] = rules.worth(state, seat);
    }
    void prune(const auto &, const auto &, Seat, Action, ActionList &) const {}
    void actionValues(const auto &rules, const auto &state, Seat seat, const ActionList &actions,
                      ActionValues &values) const
    {
        for (const Action action : actions) {
            auto after = state;
            rules.apply(after, seat, action, nullptr);
            values.add(rules.worth(after, seat));
        }
    }
};

} // namespace waystone
