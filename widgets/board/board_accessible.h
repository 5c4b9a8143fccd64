#pragma once

#include "core/place.h"

namespace waystone {

class BoardView;

/// Makes every BoardView a tree of named places for screen readers, one child a place that is shown, instead of one
/// picture. May be called again.
void installBoardAccessibility();

/// The view shows other places now, or calls them by other names.
void boardPlacesChanged(BoardView &view);
/// The keyboard has come to this place.
void boardFocusChanged(BoardView &view, Place place);

} // namespace waystone
