#pragma once

#include "scenario/tree/lesson_tree.h"

#include <functional>
#include <stop_token>
#include <string_view>

namespace waystone {

/// How many steps are written down, of how many. Several threads may ask it at the same time.
using TreeProgress = std::function<void(std::size_t done, std::size_t steps)>;

/// Writes down all that can come of the lesson: seconds of work, for the command line or a thread of its own; several threads
/// share it. `bot` answers in tasks that are left to others whom the author does not name. The same lesson gives the same
/// tree; one that is stopped has no steps.
[[nodiscard]] LessonTree makeLessonTree(const std::shared_ptr<const LessonPlan> &plan, std::string_view bot,
                                        const TreeLimits &limits = {}, const std::stop_token &stop = {},
                                        const TreeProgress &progress = {});

} // namespace waystone
