#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace waystone {

/// The words of a text in small letters without accents, ligatures as two letters, for comparing and finding; what is
/// neither a Latin letter (up to U+017F) nor a digit parts them. Any bytes will do; what is not UTF-8 parts words.
[[nodiscard]] std::vector<std::string> plainWords(std::string_view text);

} // namespace waystone
