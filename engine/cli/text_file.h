#pragma once

#include <iosfwd>
#include <string>
#include <string_view>

namespace waystone::cli {

/// The whole file that a command line names, which may be a pipe; a Failure if it cannot be read (core/read_file.h).
[[nodiscard]] std::string namedFile(const std::string &path);

/// The same, or all of `in` if the path is "-". Standard input can be read only once.
[[nodiscard]] std::string givenFile(const std::string &path, std::istream &in);

/// Writes beside the file and renames, so that it is whole or not there at all; a Failure if it cannot be written.
void writeFile(const std::string &path, std::string_view text);

} // namespace waystone::cli
