#pragma once

#include "scenario/proof/lesson_proof.h"

#include <stop_token>

namespace waystone {

/// How often a reader comes to the goal of a task who does anything that is legal: a task that such a reader can do as
/// well asks for nothing. A bot answers where the step names one, else the others do anything, too. The same task always
/// gives the same, unless it is stopped.
[[nodiscard]] AimlessPlays playAimlessly(const LessonRun &beginning, const std::stop_token &stop);

/// The number of the first answer in the planned line of a step, from 1, that the bot of the task would not give; 0 if
/// there is none.
[[nodiscard]] int firstStrayAnswer(const LessonPlan &plan, std::size_t step, const SolverTask &task,
                                   const std::stop_token &stop);

} // namespace waystone
