#pragma once

#include "bots/network/learning_policy.h"
#include "bots/search/position_value.h"

namespace waystone {

/// What a network thinks of a position for each seat, after the features of the game's policy. The game is not over, and the
/// policy judges the position.
template <class R, class P>
[[nodiscard]] Expectations judged(const R &rules, const P &policy, const auto &network,
                                  const typename R::State &state)
{
    Features features;
    Expectations found;
    const int seats = rules.seats(state);
    const auto judgementOf = [&](Seat seat) {
        features.clear();
        policy.features(rules, state, seat, features);
        return network.judge(features);
    };
    if (seats == 2) {
        const Seat viewer = policy.viewer(rules, state);
        const auto other = static_cast<std::size_t>(1 - viewer);
        const Forecast judgement = judgementOf(viewer);
        found.chances[viewer] = judgement.chance;
        found.chances[other] = 1 - judgement.chance;
        found.margins[viewer] = judgement.margin;
        found.margins[other] = -judgement.margin;
        return found;
    }
    double sum = 0;
    for (Seat seat = 0; seat < seats; ++seat) {
        const Forecast judgement = judgementOf(seat);
        found.chances[seat] = judgement.chance;
        found.margins[seat] = judgement.margin;
        sum += judgement.chance;
    }
    for (Seat seat = 0; seat < seats && sum > 0; ++seat)
        found.chances[seat] /= sum;
    return found;
}

} // namespace waystone
