#pragma once

#include "board/theme.h"
#include "settings/settings.h"

#include <QPalette>

namespace waystone {

/// The kind of theme that a choice means on this desktop.
[[nodiscard]] ThemeKind themeKind(ThemeChoice choice);

/// To be called when the desktop has another theme.
void forgetDesktopTheme();

/// The palette of windows and panels that goes with the table's colours.
[[nodiscard]] QPalette windowPalette(const Theme &theme);

/// Gives the whole application the look of this theme. Boards have to be told by themselves.
void applyTheme(const Theme &theme);

/// Whether nothing moves by itself, because the desktop is told so. To be called after a theme is applied.
void setStill(bool isStill);

} // namespace waystone
