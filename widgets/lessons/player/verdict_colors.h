#pragma once

#include "board/theme.h"

namespace waystone {

/// The colours of what a lesson says to a right or a wrong move.
struct VerdictColors {
    QColor ink;
    QColor ground;

    /// Of what is neither there are none of its own: those of the panel.
    enum class Kind { right, wrong, neither };
    [[nodiscard]] static VerdictColors of(Kind kind, const Theme &theme);
};

} // namespace waystone
