#pragma once

#include <string>
#include <string_view>

namespace waystone {

/// What inflected forms of a plain word (see plainWords) have in common, roughly: enough to find "lapka" by "lapkákat",
/// "hire" by "hiring", "payer" by "payez". `language` is an ISO 639-1 code; a stem is for comparing with stems of the same
/// language only, never for showing. At least three letters stay. A language without rules here keeps the whole word.
[[nodiscard]] std::string wordStem(std::string_view word, std::string_view language);

/// Whether a plain word asks rather than names: "how", "combien". It counts only where nothing else was typed.
[[nodiscard]] bool isQuestionWord(std::string_view word, std::string_view language);

} // namespace waystone
