#pragma once

#include "board/board_scene.h"

#include <optional>

namespace waystone {

/// Where Tab leads from this place (from outside: nothing), or Shift+Tab where not `forward`: over the places that lead
/// on, row by row. Nothing after the last.
[[nodiscard]] std::optional<Place> nextStop(const BoardScene &board, std::optional<Place> from, bool forward);

/// Where Page Down leads: to the first place of the next area in the order of the layout, or where not `forward` of the one
/// before; round and round. Nothing where no place is shown.
[[nodiscard]] std::optional<Place> nextArea(const BoardScene &board, std::optional<Place> from, bool forward);

/// Where Home leads, or where `last` End: of the places of this one's area that lie in its row, the first or last.
[[nodiscard]] Place endOfRow(const BoardScene &board, Place from, bool last);

/// The place that is shown nearest to this point of the scene.
[[nodiscard]] std::optional<Place> nearestPlace(const BoardScene &board, QPointF point);

/// The place that is seen from this one in a direction; nothing if there is none.
[[nodiscard]] std::optional<Place> neighbour(const BoardScene &board, Place from, QPointF direction);

} // namespace waystone
