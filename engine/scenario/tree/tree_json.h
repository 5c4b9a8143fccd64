#pragma once

#include "core/json/json_forward.h"
#include "scenario/tree/tree_numbers.h"

namespace waystone {

// A tree as a page reads it (resources/page/README.md names the keys). The same tree and numbers give the same bytes.

[[nodiscard]] Json toJson(const LessonTree &tree, const TaskTree &task, TreeNumbers &numbers);
[[nodiscard]] Json toJson(const LessonTree &tree, const std::vector<TreeBeat> &beats, TreeNumbers &numbers);
[[nodiscard]] Json toJson(const std::vector<LessonMark> &marks, std::size_t board, TreeNumbers &numbers);

} // namespace waystone
