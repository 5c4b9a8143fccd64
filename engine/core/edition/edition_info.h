#pragma once

#include "core/translated.h"

#include <string>

namespace waystone {

/// What is told of an edition: the printed data (map, tiles, costs) that a game is played with.
struct EditionInfo {
    std::string id;
    Translated name;
    Translated notes;
    std::string text; ///< the whole edition file, so that a record can carry it
    std::string hash; ///< editionHash(text); tells editions of one id apart
};

/// Of all that an edition file holds but its name and notes, which may be worded better without making another
/// edition: FNV-1a, 64 bits, as 16 hexadecimal digits. `text` is the file.
[[nodiscard]] std::string editionHash(std::string_view text);

class JsonReader;

/// Reads what every edition file begins with: format, version, game, id, name and notes. `text` and `hash` stay empty.
[[nodiscard]] EditionInfo readEditionInfo(JsonReader &reader, std::string_view game);

} // namespace waystone
