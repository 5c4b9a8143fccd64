#pragma once

#include "core/action.h"
#include "core/fixed_list.h"

#include <cstdint>

namespace waystone {

/// The legal actions of one seat, sorted and unique.
using ActionList = FixedList<Action, 1024>;

/// One possible result of chance. Its probability is its weight over the sum of all weights; weight > 0.
struct Outcome {
    Action action;
    std::uint32_t weight = 1;

    friend constexpr auto operator<=>(const Outcome &, const Outcome &) = default;
};

/// All results that chance can bring next, sorted by action and unique.
using OutcomeList = FixedList<Outcome, 128>;

} // namespace waystone
