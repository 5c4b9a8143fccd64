#pragma once

#include "lessons/page/page_numbers.h"

namespace waystone {

/// The words of the page itself: buttons, headings, and what it says of itself. `steps` is how many steps the lesson has and
/// `mostLeft` the most actions that a task gives.
[[nodiscard]] Json pageWords(PageNumbers &numbers, int steps, int mostLeft);

/// What a browser is told that cannot play the page.
[[nodiscard]] QString pageNeeds();

/// What is asked of a reader who foretells points, and of what these are made.
[[nodiscard]] QString predictionQuestion(const LessonStep &step, const GameWords &words);
[[nodiscard]] QString predictedPoints(const LessonPlan &plan, std::size_t step, const GameWords &words);

} // namespace waystone
