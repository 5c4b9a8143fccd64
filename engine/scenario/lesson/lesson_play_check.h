#pragma once

#include "scenario/lesson/lesson_findings.h"
#include "scenario/lesson/lesson_plan.h"

#include <memory>

namespace waystone {

/// Whether everything that a step plays, or foresees to be played, goes by the rules and leads where it is said to lead.
/// What only a search can tell is not asked here.
void checkPlay(const std::shared_ptr<const LessonPlan> &plan, std::size_t step, LessonFindings &findings);

/// A right or good branch of a step with which its author leaves the reader, who has not reached the goal yet.
struct BranchEnd {
    std::vector<LineStep>
        line;        ///< from the beginning of the step through the branch and the scripted answers
    Action action{}; ///< of the branch
};

[[nodiscard]] std::vector<BranchEnd> openBranchEnds(const std::shared_ptr<const LessonPlan> &plan,
                                                    std::size_t step);

} // namespace waystone
