#pragma once

#include "scenario/lesson/lesson_parts.h"

namespace waystone {

/// A step as the file of a lesson holds it (resources/formats.md); what is empty is left out.
[[nodiscard]] Json stepToJson(const Game &game, const LessonStep &step);

/// Problems go to the reader's list, which is that of `parts`; keys that do not belong to the step's kind are among
/// them. The step is whatever could be read.
[[nodiscard]] LessonStep stepFrom(JsonReader reader, const LessonParts &parts);

} // namespace waystone
