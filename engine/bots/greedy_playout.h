#pragma once

#include "core/action_list.h"
#include "core/rng.h"
#include "core/seat.h"

#include <limits>

namespace waystone {

/// The action that leaves the seat the most by `worth(state)`; of equal ones any.
template <class R>
[[nodiscard]] Action greedyAction(const R &rules, const typename R::State &state, Seat seat,
                                  const ActionList &actions, Rng &rng, const auto &worth)
{
    constexpr double equal = 1e-7;
    double most = -std::numeric_limits<double>::infinity();
    Action best;
    std::uint32_t ties = 0;
    for (const Action action : actions) {
        typename R::State after = state;
        rules.apply(after, seat, action, nullptr);
        const double found = worth(after);
        if (found < most - equal)
            continue;
        if (found > most + equal) {
            most = found;
            ties = 0;
        }
        ++ties;
        if (ties == 1 || rng.below(ties) == 0)
            best = action;
    }
    return best;
}

} // namespace waystone
