#pragma once

#include "core/action.h"
#include "core/problem.h"
#include "core/seat.h"

#include <cstdio>
#include <cstdlib>
#include <optional>

namespace waystone {

/// For the beginning of a game's apply(), in builds with assertions only: an illegal action inside the program is a
/// defect, so it says what and where, in a form that can be pasted, and stops. Follows core/rules.h.
template <class Rules, class State>
void assertLegal([[maybe_unused]] const Rules &rules, [[maybe_unused]] const State &state,
                 [[maybe_unused]] Seat seat, [[maybe_unused]] Action action)
{
#ifndef NDEBUG
    if (const std::optional<Problem> problem = rules.refuse(state, seat, action)) {
        std::fprintf(stderr, "illegal action \"%s\" of seat %d: %s\nposition: %s\n",
                     rules.notation(action).c_str(), seat, describe(*problem).c_str(),
                     rules.positionText(rules.setup(state)).c_str());
        std::abort();
    }
#endif
}

} // namespace waystone
