#pragma once

#include "core/edition/source_mark.h"
#include "core/json/json_reader.h"

#include <string>
#include <string_view>
#include <vector>

namespace waystone {

/// What is known by now of where a part of an edition's data comes from. It is no part of the data: it may be told
/// better without making another edition, and goes before the mark in the data itself.
struct Origin {
    SourceMark mark;
    std::string book;  ///< that tells it: the game's id, a point and its language, "GAME.fr"; else empty
    int firstLine = 0; ///< of the book's text, counted from 1
    int lastLine = 0;
    std::vector<std::string>
        says; ///< numbers and words that stand there; none where an owner's file tells none
};

/// The list "origins" of an edition file; none if it has no such key.
[[nodiscard]] std::vector<Origin> readOrigins(JsonReader &file);

/// Puts the marks of the origins in the place of those that the data have for the same part, or behind them all.
void applyOrigins(const std::vector<Origin> &origins, std::vector<SourceMark> &marks);

} // namespace waystone
