#pragma once

#include <string>
#include <string_view>

namespace waystone {

/// What inflected forms of a plain word (see plainWords) have in common, roughly: enough to find "lapka" by "lapkákat",
/// "hire" by "hiring", "payer" by "payez". `language` is an ISO 639-1 code of a text language; a stem is for comparing
/// with stems of the same language only, never for showing. At least three letters stay.
[[nodiscard]] std::string wordStem(std::string_view word, std::string_view language);

} // namespace waystone
