#pragma once

namespace waystone {

/// What is known of the goal of a task.
enum class TaskVerdict {
    solvable,    ///< whatever the others do, with what is written for them, or with the bot and its seed
    needsOthers, ///< only if chance and the others play along
    notSolvable, ///< not even then
    notDecided,  ///< a bound came first, or nothing tells what others do though their help may not be needed
};
inline constexpr int taskVerdicts = 4;

} // namespace waystone
