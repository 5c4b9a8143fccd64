#pragma once

#include "core/json/json_document.h"
#include "core/result.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace waystone {

/// Codes of what can stand against reading a file at all. One that is too long is `file.too-large` (file_problem.h),
/// without line and column.
namespace reading_problem {

inline constexpr std::string_view unreadable = "file.unreadable"; ///< details: the system's words
inline constexpr std::string_view noFile = "file.no-file";        ///< a folder, a device, a pipe or the like

} // namespace reading_problem

enum class Pipes {
    refused,
    read, ///< waits for as long as somebody holds the pipe open to write, and for nobody to come
};

/// All that a file holds. Devices are refused unopened, and so is whatever else might never end.
[[nodiscard]] Result<std::string> readFile(const std::string &path, Pipes pipes = Pipes::refused,
                                           std::size_t most = JsonDocument::maximumBytes);

} // namespace waystone
