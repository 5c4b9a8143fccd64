#pragma once

#include "core/action.h"
#include "core/fixed_list.h"

#include <cstdint>
#include <type_traits>

namespace waystone {

/// The legal actions of one seat, sorted and unique.
using ActionList = FixedList<Action, 1024>;

/// One possible result of chance. Its probability is its weight over the sum of all weights; weight > 0. Without
/// initialisers for the same reason as Action.
struct Outcome {
    Action action;
    std::uint32_t weight;

    friend constexpr auto operator<=>(const Outcome &, const Outcome &) = default;
};

static_assert(std::is_trivial_v<Outcome>);

/// All results that chance can bring next, sorted by action and unique.
using OutcomeList = FixedList<Outcome, 128>;

} // namespace waystone
