#pragma once

#include <QStringList>
#include <QWidget>

namespace waystone {

/// What answers to the same letter with Alt: two entries of a menu, two menus of the bar, two widgets that are in sight.
[[nodiscard]] QStringList doubleMnemonics(QWidget &window);

} // namespace waystone
