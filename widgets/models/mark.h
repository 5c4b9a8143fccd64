#pragma once

#include <QFlags>

namespace waystone {

/// What is shown about a place just now. They add up.
enum class Mark {
    target = 64,  ///< a click here leads on: shows a button, attracts the pointer, paints nothing
    legal = 1,    ///< the same, painted
    selected = 2, ///< it has been clicked
    hovered = 4,
    focused = 8,   ///< the keyboard is here
    illegal = 16,  ///< it breaks the rule that is being shown
    lastMove = 32, ///< something happened here
    source = 128,  ///< the number that is being pointed at comes from here
};
Q_DECLARE_FLAGS(Marks, Mark)
Q_DECLARE_OPERATORS_FOR_FLAGS(Marks)

} // namespace waystone
