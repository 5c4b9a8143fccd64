#pragma once

#include "core/languages.h"

#include <string>
#include <string_view>

namespace waystone {

/// A text of a data file in all languages of the program.
struct Translated {
    PerLanguage<std::string> texts;

    /// The text in the language with this ISO 639-1 code; that of the fallback for any other.
    [[nodiscard]] const std::string &in(std::string_view language) const
    {
        return texts[languageIndex(language)];
    }

    friend bool operator==(const Translated &, const Translated &) = default;
};

} // namespace waystone
