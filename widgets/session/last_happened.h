#pragma once

#include "core/session.h"

#include <vector>

namespace waystone {

class GameController;

/// What the others have done since the person who is asked now acted last, as plies up to the moment that is shown, in
/// their order. While no person is asked, or secrets keep persons apart, since any person acted; at a table without
/// persons the last turn. Empty if nobody has acted: draws alone are nobody's doing.
[[nodiscard]] std::vector<PlyId> lastHappened(const GameController &controller);

} // namespace waystone
