#pragma once

#include "core/place.h"

#include <vector>

class QAccessibleInterface;

namespace waystone {

class BoardView;

/// Makes every BoardView a tree for screen readers instead of one picture: areas, rows, named places, and a list of pieces.
/// May be called again.
void installBoardAccessibility();

/// The view shows other places now, or calls them by other names.
void boardPlacesChanged(BoardView &view);
/// What these places say, whether they are picked or whether something can be done there, is another thing now.
void boardStatesChanged(BoardView &view, const std::vector<Place> &places);
/// The keyboard has come to this place.
void boardFocusChanged(BoardView &view, Place place);

/// What a reader is given for a place; null where it is not shown.
[[nodiscard]] QAccessibleInterface *boardPlaceRead(BoardView &view, Place place);

} // namespace waystone
