#pragma once

#include "core/event.h"

namespace waystone {

/// Whether the seat leaves for good what it could have had.
[[nodiscard]] bool forgoes(const Events &events, Seat seat);

} // namespace waystone
