#pragma once

#include "core/json/json_forward.h"
#include "scenario/tree/lesson_tree.h"

namespace waystone {

/// Whoever writes a tree keeps the words and pictures that it speaks of in tables of their own, and gives it their numbers.
/// The same thing has the same number.
class TreeNumbers {
public:
    virtual ~TreeNumbers() = default;

    [[nodiscard]] virtual int text(const LocalText &text) = 0;
    [[nodiscard]] virtual int place(Place place) = 0;
    /// An action as a command to the one from whose side the board is seen, and as it is told after it was played.
    [[nodiscard]] virtual int command(const TreeBoard &board, Action action) = 0;
    [[nodiscard]] virtual int told(const TreeBoard &before, const LineStep &played) = 0;
    /// What is drawn over a board, by its number.
    [[nodiscard]] virtual Json mark(const LessonMark &mark, std::size_t board) = 0;
};

} // namespace waystone
