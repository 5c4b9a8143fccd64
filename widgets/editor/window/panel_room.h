#pragma once

namespace waystone {

/// How much room the panels of a position have in the editor's window.
struct PanelRoom {
    int palette = 222; ///< width
    int fields = 285;  ///< width, which that of the problems is too
    int fieldsHeight = 380;
    int problemsHeight = 210;

    friend bool operator==(const PanelRoom &, const PanelRoom &) = default;
};

} // namespace waystone
