#pragma once

#include <span>
#include <string_view>

namespace waystone {

/// A word of the engine and the text for it, marked for translation where the table of them stands.
struct TermText {
    std::string_view term;
    const char *text;
};

/// The text for a term, still to be translated; null where the table has none.
[[nodiscard]] constexpr const char *textOf(std::span<const TermText> texts, std::string_view term)
{
    for (const TermText &each : texts)
        if (each.term == term)
            return each.text;
    return nullptr;
}

} // namespace waystone
