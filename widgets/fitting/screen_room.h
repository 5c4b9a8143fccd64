#pragma once

#include <QSize>

class QWidget;

namespace waystone {

/// The largest size that the window can take on its screen: what the desktop leaves free, less the window's frame.
[[nodiscard]] QSize roomOnScreen(const QWidget &window);

/// Gives the window this size, or as much of it as there is room for.
void resizeOnScreen(QWidget &window, QSize wanted);

/// Brings a window back that reaches beyond its screen, e.g. since it was placed on a screen that is no longer there.
/// One that fills its screen on purpose stays as it is.
void bringOnScreen(QWidget &window);

} // namespace waystone
