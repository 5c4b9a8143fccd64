#pragma once

#include "scenario/lesson/lesson_run.h"

namespace waystone {

/// Whether a reader can still come to the goal of a task.
enum class Reach {
    within,  ///< they can, with the answers that the task reckons with
    lost,    ///< they cannot
    unknown, ///< not seen in a moment, or a bot would have to be asked
};

/// Of the task that the run is at, where it stands: found out in the time that nobody notices.
[[nodiscard]] Reach reachOf(const LessonRun &run);

/// The run as it was the last time that it was the reader's turn and the goal is seen to be within reach; the beginning of
/// the task, if it is seen nowhere. Without a goal, as it was before the reader's last action. Hints told stay told.
[[nodiscard]] LessonRun wayBack(const LessonRun &run);

} // namespace waystone
