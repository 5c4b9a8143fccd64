#pragma once

namespace waystone {

/// A place in a text as an editor shows it: both count from 1, the column in code points (a tab is one).
struct TextPosition {
    int line = 1;
    int column = 1;

    friend bool operator==(const TextPosition &, const TextPosition &) = default;
};

} // namespace waystone
