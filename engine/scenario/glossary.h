#pragma once

#include "core/result.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace waystone {

/// The languages of texts that travel with the program, as ISO 639-1 codes.
inline constexpr std::array<std::string_view, 3> textLanguages{"en", "fr", "hu"};

/// A thing that the games have a word for, and what else people call it.
struct GlossaryTerm {
    std::string id;
    std::string game; ///< "common" where all games have it
    /// By language, in the order of textLanguages: the term and its forms first, then the synonyms.
    std::array<std::vector<std::string>, textLanguages.size()> words;
};

/// The file "waystone/glossary": of each term its forms and synonyms, which is what finding needs.
/// Problems have line and column.
[[nodiscard]] Result<std::vector<GlossaryTerm>> readGlossary(std::string_view text);

} // namespace waystone
