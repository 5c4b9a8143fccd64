#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace waystone::cli {

/// The name that somebody may have meant who wrote another word: the one with the fewest letters to change, no more than
/// a third of them. Empty if there is none.
[[nodiscard]] std::string nearestName(std::string_view word, const std::vector<std::string> &names);

} // namespace waystone::cli
