#pragma once

#include "core/game.h"

namespace waystone {

/// A game whose types are not known, as something that can be searched. Slow, but it serves every game.
class AnyGame {
public:
    using State = Position;
    struct View {
        const Game *game = nullptr;
        SeatView seen;

        friend bool operator==(const View &one, const View &other)
        {
            return one.game->same(one.seen, other.seen);
        }
    };

    explicit AnyGame(const Game &game) : game_(game) {}

    [[nodiscard]] View viewOf(const SeatView &view) const { return {&game_, view}; }

    [[nodiscard]] int seats(const State &state) const { return game_.seats(state); }
    [[nodiscard]] Actors actors(const State &state) const { return game_.actors(state); }
    void legal(const State &state, Seat seat, ActionList &actions) const
    {
        actions.clear();
        for (const Action action : game_.legal(state, seat))
            actions.add(action);
    }
    void outcomes(const State &state, OutcomeList &outcomes) const
    {
        outcomes.clear();
        for (const Outcome &outcome : game_.outcomes(state))
            outcomes.add(outcome);
    }
    void apply(State &state, Seat seat, Action action, Events *events) const
    {
        state = game_.apply(state, seat, action, events);
    }
    [[nodiscard]] bool secret(const State &state, Seat seat, Action action) const
    {
        return game_.secret(state, seat, action);
    }
    [[nodiscard]] View view(const State &state, Seat seat) const { return viewOf(game_.view(state, seat)); }
    [[nodiscard]] State guess(const View &view, Rng &rng) const { return game_.guess(view.seen, rng); }
    [[nodiscard]] double worth(const State &state, Seat seat) const { return game_.worth(state, seat); }

private:
    const Game &game_;
};

} // namespace waystone
