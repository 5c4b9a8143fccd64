#pragma once

#include "core/editing.h"
#include "scenario/lesson/lesson.h"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace waystone {

/// The numbers that everybody sees in a position: what is counted, what is printed on pieces, points so far.
[[nodiscard]] std::set<int> numbersShown(const Game &game, const AnySetup &setup);

/// How many points are still to be scored for the limits of a goal.
[[nodiscard]] std::set<int> pointsToGo(const Game &game, const AnySetup &setup, const Goal &goal);

/// What is known of numbers in the text of a task.
struct KnownNumbers {
    std::set<int> asked; ///< by the goal: its limits, and what is left of them
    std::set<int> shown; ///< by the position, or printed in the rules
};

/// The numbers that a text about a task names though neither its goal nor its limits know them, in their order, without
/// those that are shown. What is part of a word, like the name of a place, is no number. A row of three or more numbers is
/// a table of the rules; and where one sentence names a number of the goal, others only explain.
[[nodiscard]] std::vector<int> numbersBeyondGoal(const LessonStep &step, std::string_view text,
                                                 const KnownNumbers &known = {});

/// The same for every language in which the step has its text, as a reader sees it in this position: “score 14 points” is
/// as good as “reach 44” where there are 30. Where the goal asks for no number, those of the edition are not taken for
/// one. Languages without such numbers are left out.
[[nodiscard]] std::map<std::string, std::vector<int>> strangeNumbers(const Game &game, const AnySetup &setup,
                                                                     const LessonStep &step);

} // namespace waystone
