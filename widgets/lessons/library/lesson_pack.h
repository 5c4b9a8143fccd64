#pragma once

#include "scenario/lesson/lesson.h"
#include "scenario/shelf/lesson_set.h"

#include <QString>

#include <optional>
#include <vector>

namespace waystone {

/// Lessons that are printed or given away together.
struct LessonPack {
    std::vector<Lesson> lessons;
    std::optional<LessonSet> set; ///< of which they are; nothing for a single lesson

    /// What a file of them may be called, without its ending.
    [[nodiscard]] QString fileName(const QString &language) const;
};

} // namespace waystone
