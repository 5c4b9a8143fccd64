#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace waystone {

/// The words of a text in small letters without accents, ligatures as two letters, for comparing and finding; what is
/// neither a Latin letter (up to U+017F) nor a digit parts them. Any bytes will do; what is not UTF-8 parts words.
[[nodiscard]] std::vector<std::string> plainWords(std::string_view text);

/// A part of a text, in bytes.
struct TextSpan {
    std::size_t begin = 0;
    std::size_t end = 0; ///< behind the last one

    friend bool operator==(const TextSpan &, const TextSpan &) = default;
};

/// A plain word and where it stands.
struct PlacedWord {
    std::string word;
    TextSpan span;
};
[[nodiscard]] std::vector<PlacedWord> placedWords(std::string_view text);

} // namespace waystone
