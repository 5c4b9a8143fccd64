#pragma once

#include <QString>

#include <string_view>

namespace waystone {

/// What keys and words of an edition file are called, in the language of the moment (resources/edition-words).
/// Empty for what has no name there.
[[nodiscard]] QString editionWord(std::string_view game, std::string_view word);

} // namespace waystone
