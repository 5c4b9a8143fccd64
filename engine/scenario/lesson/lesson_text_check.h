#pragma once

#include "scenario/lesson/lesson_findings.h"
#include "scenario/lesson/lesson_plan.h"

namespace waystone {

/// Every text is there in each of the lesson's languages, up to date, and short enough.
void checkTexts(const Lesson &lesson, LessonFindings &findings);

/// The text of a task names no number that its goal does not know and its position does not show.
void checkNumbers(const LessonPlan &plan, std::size_t step, LessonFindings &findings);

} // namespace waystone
