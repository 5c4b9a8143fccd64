#pragma once

#include "core/editing.h"
#include "scenario/lesson/lesson.h"

#include <QList>
#include <QString>

#include <map>
#include <set>
#include <string>

namespace waystone {

/// The numbers that everybody sees in a position: what is counted, what is printed on pieces, points so far.
[[nodiscard]] std::set<int> numbersShown(const Game &game, const AnySetup &setup);

/// How many points are still to be scored for the limits of a goal.
[[nodiscard]] std::set<int> pointsToGo(const Game &game, const AnySetup &setup, const Goal &goal);

/// The numbers that a text about a task names though neither its goal nor its limits know them, in their order, without
/// those that the position shows. What is part of a word, like the name of a place, is no number.
[[nodiscard]] QList<int> numbersBeyondGoal(const LessonStep &step, const QString &text,
                                           const std::set<int> &shown = {});

/// The same for every language in which the step has its text, as a reader sees it in this position: “score 14 points” is
/// as good as “reach 44” where there are 30. Languages without such numbers are left out.
[[nodiscard]] std::map<std::string, QList<int>> strangeNumbers(const Game &game, const AnySetup &setup,
                                                               const LessonStep &step);

} // namespace waystone
