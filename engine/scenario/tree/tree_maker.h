#pragma once

#include "scenario/tree/lesson_tree.h"

#include <stop_token>
#include <string_view>

namespace waystone {

/// Writes down all that can come of the lesson: seconds of work, for the command line or a thread of its own. `bot` answers
/// in tasks that are left to others whom the author does not name. The same lesson gives the same tree, unless it is stopped.
[[nodiscard]] LessonTree makeLessonTree(const std::shared_ptr<const LessonPlan> &plan, std::string_view bot,
                                        const TreeLimits &limits = {}, const std::stop_token &stop = {});

} // namespace waystone
