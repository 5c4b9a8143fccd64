#pragma once

#include "core/problem.h"
#include "core/registry.h"
#include "core/result.h"
#include "scenario/shelf/lesson_set.h"

#include <string>
#include <string_view>

namespace waystone {

inline constexpr std::string_view setFormat = "waystone/set";

/// The file "waystone/set" (resources/formats.md): the same set gives the same bytes.
[[nodiscard]] std::string writeSet(const LessonSet &set);

/// Problems have line and column. A lesson that comes with the set has to be one that can be read: what is wrong with it is
/// told where it stands.
[[nodiscard]] Result<LessonSet> readSet(std::string_view text, const Registry &registry);

} // namespace waystone
