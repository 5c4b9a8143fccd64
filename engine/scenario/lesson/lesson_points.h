#pragma once

#include "scenario/lesson/lesson.h"

#include <string_view>
#include <utility>
#include <vector>

namespace waystone {

/// What a `predict` step counts in a position: the points of its seat, or of the sheet that it names, from its source.
[[nodiscard]] int lessonPoints(const Game &game, const LessonStep &step, const Position &position);

/// Terms of the game with the points from there, which are never 0.
using PointSources = std::vector<std::pair<std::string_view, int>>;

/// What these points come from: the difference to `before`, where that is not null. Where the rows of all sheets of the
/// seat add up to it they tell more than the items of its score, which may be sums of sheets themselves.
[[nodiscard]] PointSources lessonPointSources(const Game &game, const LessonStep &step,
                                              const Position *before, const Position &after);

} // namespace waystone
