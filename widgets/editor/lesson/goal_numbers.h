#pragma once

#include "scenario/lesson/lesson.h"

#include <QList>
#include <QString>

namespace waystone {

/// The numbers that a text about a task names though neither its goal nor its limits know them, in their order. What is
/// part of a word, like the name of a place, is no number.
[[nodiscard]] QList<int> numbersBeyondGoal(const LessonStep &step, const QString &text);

} // namespace waystone
