#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace waystone {

/// What a lesson is called as long as nobody has named it.
inline constexpr std::string_view unnamedLesson = "lesson";

/// The id that a lesson of this title can have: its words in small letters without accents, with dashes between them. A
/// number is added until `isTaken` no longer says so. A title without a Latin letter or digit gives `unnamedLesson`.
[[nodiscard]] std::string lessonIdFrom(std::string_view title,
                                       const std::function<bool(const std::string &id)> &isTaken);

} // namespace waystone
