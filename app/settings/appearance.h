#pragma once

#include "board/theme.h"
#include "settings/settings.h"

#include <QPalette>

namespace waystone {

/// The kind of theme that a choice means on this desktop at this moment.
[[nodiscard]] ThemeKind themeKind(ThemeChoice choice);

/// The palette of windows and panels that goes with the table's colours.
[[nodiscard]] QPalette windowPalette(const Theme &theme);

/// Gives the whole application the look of this theme. Boards have to be told by themselves.
void applyTheme(const Theme &theme);

} // namespace waystone
