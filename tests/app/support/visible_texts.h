#pragma once

#include <QStringList>
#include <QWidget>

namespace waystone {

/// Everything that can be read in a window: the texts of its widgets, actions, models and of the board, its tool tips
/// and accessible names, each with where it stands, so that two windows can be compared line by line.
[[nodiscard]] QStringList visibleTexts(QWidget &window);

} // namespace waystone
