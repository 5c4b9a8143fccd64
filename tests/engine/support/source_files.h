#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace waystone::test {

struct SourceFile {
    std::string path; ///< below the root, with slashes: "engine/core/seat.h"
    std::string text;
};

/// The C++ files of these folders, in the order of their paths. `root` is the repository.
[[nodiscard]] std::vector<SourceFile> sourceFiles(std::string_view root,
                                                  const std::vector<std::string> &folders);

} // namespace waystone::test
