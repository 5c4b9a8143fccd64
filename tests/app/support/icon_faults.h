#pragma once

#include <QStringList>

class QWidget;

namespace waystone {

/// The pictures on buttons and in menus of the window that hardly stand out from what they lie on, in the theme that the
/// program has.
[[nodiscard]] QStringList iconFaults(const QWidget &window);

} // namespace waystone
