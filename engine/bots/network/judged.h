#pragma once

#include "bots/network/learning_policy.h"
#include "bots/search/position_value.h"

namespace waystone {

/// The points that each part of a position is thought to come to in all.
template <class R, JudgesParts<R> P>
[[nodiscard]] PartPoints judgedParts(const R &rules, const P &policy, const auto &network,
                                     const typename R::State &state)
{
    Features features;
    PartPoints points{};
    const int parts = policy.parts(rules, state);
    for (int part = 0; part < parts; ++part) {
        features.clear();
        policy.partFeatures(rules, state, part, features);
        points[static_cast<std::size_t>(part)] =
            policy.partPoints(rules, state, part) + network.judge(features).margin;
    }
    return points;
}

template <class R, JudgesParts<R> P>
[[nodiscard]] Expectations judged(const R &rules, const P &policy, const auto &network,
                                  const typename R::State &state)
{
    return policy.expected(rules, state, judgedParts(rules, policy, network, state));
}

/// What a network thinks of a position for each seat, after the features of the game's policy. The game is not over, and the
/// policy judges the position.
template <class R, JudgesWhole<R> P>
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
