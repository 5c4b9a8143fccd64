#pragma once

#include <string>
#include <string_view>

namespace waystone {

/// A text of a data file in the program's three languages.
struct Translated {
    std::string en;
    std::string fr;
    std::string hu;

    /// The text in the language with this ISO 639-1 code; English for any other.
    [[nodiscard]] const std::string &in(std::string_view language) const
    {
        return language == "fr" ? fr : language == "hu" ? hu : en;
    }

    friend bool operator==(const Translated &, const Translated &) = default;
};

} // namespace waystone
