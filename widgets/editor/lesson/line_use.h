#pragma once

#include "scenario/lesson/lesson.h"

#include <vector>

namespace waystone {

/// What a recorded line is to become in its step.
enum class LineUse {
    shown,     ///< the line that is played before the reader's eyes
    solution,  ///< a line that reaches the goal; what the others do in it becomes the script
    script,    ///< what chance and the others do
    rightLine, ///< the reader's moves in it are right
    wrongMove, ///< the reader's first move that is not known as right or good is wrong; what follows is its consequence
};

/// Puts the line, which begins where the step begins, into the step.
void useLine(LessonStep &step, const std::vector<LineStep> &line, LineUse use);

/// The branch to which this path leads; null if there is none.
[[nodiscard]] Branch *branchAt(LessonStep &step, const std::vector<int> &path);
/// Takes the branch away with all that follow it.
void removeBranch(LessonStep &step, const std::vector<int> &path);

} // namespace waystone
