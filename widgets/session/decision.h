#pragma once

#include "core/session.h"

#include <vector>

namespace waystone {

/// A choice between several actions, with what its seat knew when it was made.
struct Decision {
    PlyId ply = 0;    ///< what was played
    PlyId before = 0; ///< the moment in which it was decided
    Seat seat = nobody;
    int turn = 0; ///< numbered from 0 along the line
    Action played{};
    SeatView view;
};

/// Those of seats on the way from the root to `end`, in the order of play.
[[nodiscard]] std::vector<Decision> decisionsOf(const Session &session, PlyId end);

} // namespace waystone
