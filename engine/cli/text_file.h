#pragma once

#include <cstddef>
#include <limits>
#include <string>
#include <string_view>

namespace waystone::cli {

/// The whole file, or so many bytes of it if it has more; a Failure if it cannot be read.
[[nodiscard]] std::string readFile(const std::string &path,
                                   std::size_t most = std::numeric_limits<std::size_t>::max());

/// Writes beside the file and renames, so that it is whole or not there at all; a Failure if it cannot be written.
void writeFile(const std::string &path, std::string_view text);

} // namespace waystone::cli
