#pragma once

#include "core/registry.h"
#include "scenario/lesson/lesson.h"

#include <string>
#include <string_view>

namespace waystone {

inline constexpr std::string_view lessonFormat = "waystone/lesson";

/// A lesson read from a file. It may still be unfinished: lesson_check.h tells what it lacks.
struct LoadedLesson {
    Lesson lesson;
    Problems notes; ///< what is worth telling though it could be read
};

/// The file "waystone/lesson" (resources/formats.md): the same lesson gives the same bytes. Any lesson can be written,
/// finished or not. It can be read again if its ids are plain words with dashes and no two steps have the same.
[[nodiscard]] std::string writeLesson(const Lesson &lesson);

/// Problems have line and column.
[[nodiscard]] Result<LoadedLesson> readLesson(std::string_view text, const Registry &registry);

} // namespace waystone
