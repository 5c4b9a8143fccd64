#pragma once

#include "core/languages.h"
#include "core/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace waystone {

/// A thing that the games have a word for, and what else people call it.
struct GlossaryTerm {
    std::string id;
    std::string game; ///< "common" where all games have it
    using Words = PerLanguage<std::vector<std::string>>;
    Words words;   ///< the term and its forms first, then the synonyms
    Words forms;   ///< the term and its forms alone: what our texts call it
    Words allowed; ///< what they may say instead
    Words avoid;   ///< what none of them may say for it: false friends, earlier wordings
    /// A deed, or a word that means something else too: texts may say it in other words.
    bool isLoose = false;
};

/// The file "waystone/glossary": of each term its forms and synonyms, and how texts use it.
/// Problems have line and column.
[[nodiscard]] Result<std::vector<GlossaryTerm>> readGlossary(std::string_view text);

} // namespace waystone
