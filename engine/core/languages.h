#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace waystone {

/// A language of the program: of its own words and of all texts that travel with it.
struct Language {
    std::string_view code; ///< ISO 639-1
    std::string_view name; ///< in the language itself, UTF-8; never translated
};

/// The one list of them. Another language is a line here and its texts: translations/ and what resources/ holds by
/// language; word_forms.cpp can teach the search its endings. The first one is that of the sources, and stands in for
/// any that is missing.
inline constexpr auto programLanguages = std::to_array<Language>({
    {"en", "English"},
    {"fr", "Français"},
    {"hu", "Magyar"},
});

inline constexpr std::string_view fallbackLanguage = programLanguages.front().code;

/// Something for each language, in the order of programLanguages.
template <class T>
using PerLanguage = std::array<T, programLanguages.size()>;

[[nodiscard]] constexpr bool isProgramLanguage(std::string_view code)
{
    return std::ranges::find(programLanguages, code, &Language::code) != programLanguages.end();
}

/// Where programLanguages has it; that of the fallback for any other.
[[nodiscard]] constexpr std::size_t languageIndex(std::string_view code)
{
    const auto found = std::ranges::find(programLanguages, code, &Language::code);
    return found == programLanguages.end() ? 0 : static_cast<std::size_t>(found - programLanguages.begin());
}

} // namespace waystone
