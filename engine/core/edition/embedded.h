#pragma once

#include <span>
#include <string_view>
#include <vector>

namespace waystone {

/// A data file carried inside the binary, so that no path is needed at run time.
struct EmbeddedFile {
    std::string_view name; ///< file name without folder, e.g. "game.json"
    std::string_view text; ///< the whole file, UTF-8
};

/// The files of resources/editions, sorted by name. The table and its texts live as long as the program.
std::span<const EmbeddedFile> embeddedEditions();
/// Those of one game: their names begin with its id and a hyphen.
std::vector<EmbeddedFile> editionsOf(std::string_view game, std::span<const EmbeddedFile> files);

} // namespace waystone
