#pragma once

#include <functional>
#include <optional>

namespace waystone {

class LessonRun;

/// Whether a reader can still come to the goal of a task.
enum class Reach {
    within,   ///< they can, with the answers that the task reckons with
    lost,     ///< they cannot, whatever the others do where nothing tells
    leftOpen, ///< not before others act, and nothing tells what they do
    unknown,  ///< not seen within the bounds there are
};

/// Tells it of a run where it stands. Nothing if it is still being found out.
using ReachSource = std::function<std::optional<Reach>(const LessonRun &run)>;

} // namespace waystone
