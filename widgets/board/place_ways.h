#pragma once

#include "board/board_scene.h"

#include <optional>

namespace waystone {

/// Where Tab leads from this place (from outside: nothing), or Shift+Tab where not `forward`: over the places that lead
/// on, row by row. Nothing after the last.
[[nodiscard]] std::optional<Place> nextStop(const BoardScene &board, std::optional<Place> from, bool forward);

/// The place that is seen from this one in a direction; nothing if there is none.
[[nodiscard]] std::optional<Place> neighbour(const BoardScene &board, Place from, QPointF direction);

} // namespace waystone
