#pragma once

#include "core/action_list.h"
#include "core/rng.h"

#include <cassert>
#include <span>

namespace waystone {

/// Draws one of the outcomes by weight, with exactly one number from the generator. There is at least one outcome.
[[nodiscard]] inline Action drawn(std::span<const Outcome> outcomes, Rng &rng)
{
    assert(!outcomes.empty());
    std::uint32_t sum = 0;
    for (const Outcome &outcome : outcomes)
        sum += outcome.weight;
    std::uint32_t rest = rng.below(sum);
    for (const Outcome &outcome : outcomes) {
        if (rest < outcome.weight)
            return outcome.action;
        rest -= outcome.weight;
    }
    return outcomes.back().action;
}

} // namespace waystone
