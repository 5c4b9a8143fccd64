#pragma once

#include "core/session.h"

#include <vector>

namespace waystone {

class GameController;

/// What has happened since the person who is asked now chose something last, as plies up to the moment that is shown, in
/// their order: what the others have done, and what was forced. While no person is asked, since any person acted; at a
/// table without persons the last turn. Empty if nobody has acted: draws alone are
/// nobody's doing.
[[nodiscard]] std::vector<PlyId> lastHappened(const GameController &controller);

/// The same; where nothing else has happened since, what whoever acted last has done themselves, and what was drawn for
/// it. It depends on nothing but where the game stands and who looks.
[[nodiscard]] std::vector<PlyId> lastChanged(const GameController &controller);

} // namespace waystone
