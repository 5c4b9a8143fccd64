#pragma once

#include "scenario/lesson/lesson_run.h"

namespace waystone {

/// Of the task that the run is at, where it stands. Solved on the spot, and asks no bot: not for a thread on which a
/// window waits, which has a ReachTable.
[[nodiscard]] Reach reachOf(const LessonRun &run);

/// The run as it was the last time that it was the reader's turn and the goal is seen to be within reach; the beginning of
/// the task, if it is seen nowhere. Without a goal, as it was before the reader's last action. Hints told stay told.
[[nodiscard]] LessonRun wayBack(const LessonRun &run);
/// The same by what is known. Nothing if it is still being found out.
[[nodiscard]] std::optional<LessonRun> wayBack(const LessonRun &run, const ReachSource &reach);
/// All that the run was when it was the reader's turn, the last one first.
[[nodiscard]] std::vector<LessonRun> earlierTurns(const LessonRun &run);

/// The run as it was when the reader was to play for the first time; as it is, if they have not played.
[[nodiscard]] LessonRun firstTurn(const LessonRun &run);

/// The action that lost a goal, or left it open: it was within reach before it, and has not been since.
struct GoalLoss {
    LessonRun before; ///< the way back
    Action action{};
    int number = 0; ///< of the reader's actions, from 1
};

/// Nothing where no action of the reader is known to have lost the goal.
[[nodiscard]] std::optional<GoalLoss> lossOf(const LessonRun &run, const ReachSource &reach);

} // namespace waystone
