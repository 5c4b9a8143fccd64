#pragma once

#include "core/registry.h"
#include "core/result.h"
#include "scenario/shelf/lesson_set.h"

#include <QByteArray>

namespace waystone {

class LessonLibrary;

/// The file of a set that is given to others: with its lessons, as far as the library has them. It can be read again, or a
/// problem of one of them is told.
[[nodiscard]] Result<QByteArray> wholeSet(const LessonSet &set, const LessonLibrary &library,
                                          const Registry &registry);

} // namespace waystone
