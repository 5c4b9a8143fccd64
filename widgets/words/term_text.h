#pragma once

#include <span>
#include <string_view>

namespace waystone {

/// A word of the engine and the text for it, marked for translation where the table of them stands.
struct TermText {
    std::string_view term;
    const char *text;
};

/// The same for a text that is told apart by a comment, as QT_TRANSLATE_N_NOOP3 marks it.
struct CommentedText {
    std::string_view term;
    struct {
        const char *text;
        const char *comment;
    } marked;
};

/// The text for a term, still to be translated; null where the table has none.
[[nodiscard]] constexpr const char *textOf(std::span<const TermText> texts, std::string_view term)
{
    for (const TermText &each : texts)
        if (each.term == term)
            return each.text;
    return nullptr;
}

/// The same; null where the table has none.
[[nodiscard]] constexpr const CommentedText *textOf(std::span<const CommentedText> texts,
                                                    std::string_view term)
{
    for (const CommentedText &each : texts)
        if (each.term == term)
            return &each;
    return nullptr;
}

} // namespace waystone
