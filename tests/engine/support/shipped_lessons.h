#pragma once

#include "scenario/lesson/lesson_plan.h"

#include <memory>
#include <vector>

namespace waystone::test {

/// Every lesson and walkthrough that the program brings, with the computer players that answer in them; a test failure
/// for each that cannot be read.
[[nodiscard]] std::vector<std::shared_ptr<const LessonPlan>> shippedLessons();

} // namespace waystone::test
