#pragma once

#include "core/json/json_reader.h"
#include "core/translated.h"

namespace waystone {

/// An object that has a text for every language of the program, and nothing else.
[[nodiscard]] Translated readTranslated(JsonReader object, std::size_t maximumLength);

} // namespace waystone
