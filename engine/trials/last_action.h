#pragma once

#include "core/session.h"

namespace waystone {

/// The ply before the last action of a seat, which goes with the chance that followed it; nothing if no seat has acted.
[[nodiscard]] std::optional<PlyId> beforeLastAction(const Session &session);

} // namespace waystone
