#pragma once

#include "scenario/lesson/lesson.h"

namespace waystone {

/// What a `predict` step counts in a position: the points of its seat, or of the sheet that it names, from its source.
[[nodiscard]] int lessonPoints(const Game &game, const LessonStep &step, const Position &position);

} // namespace waystone
