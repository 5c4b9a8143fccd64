#pragma once

#include <QStringList>

class QWidget;

namespace waystone {

/// The titles of columns and rows in the window's tables that have less room than they need.
[[nodiscard]] QStringList headerFaults(const QWidget &window);

} // namespace waystone
