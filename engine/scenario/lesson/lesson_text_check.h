#pragma once

#include "scenario/lesson/lesson_findings.h"

namespace waystone {

/// Every text is there in each of the lesson's languages, up to date, and short enough.
void checkTexts(const Lesson &lesson, LessonFindings &findings);

} // namespace waystone
