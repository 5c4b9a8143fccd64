#pragma once

#include "core/json/json_forward.h"

#include <string>

namespace waystone {

/// The value as text for a file: the same value gives the same bytes everywhere. Two spaces of indent, keys
/// in their order, an array or object of scalars on one line where that fits into 100 columns, UTF-8 as it
/// is, and a line end at the end. Bytes that are not UTF-8 become U+FFFD.
[[nodiscard]] std::string writeJson(const Json &value);

} // namespace waystone
