#pragma once

#include "core/place.h"

#include <vector>

namespace waystone {

class BoardView;

/// Makes every BoardView a tree of named places for screen readers, one child a place that is shown, instead of one
/// picture. May be called again.
void installBoardAccessibility();

/// The view shows other places now, or calls them by other names.
void boardPlacesChanged(BoardView &view);
/// What these places say, whether they are picked or whether something can be done there, is another thing now.
void boardStatesChanged(BoardView &view, const std::vector<Place> &places);
/// The keyboard has come to this place.
void boardFocusChanged(BoardView &view, Place place);

} // namespace waystone
