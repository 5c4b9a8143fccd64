#pragma once

#include "core/text/text_scanner.h"

#include <functional>
#include <span>
#include <string_view>

namespace waystone {

/// The fields `key=value` of a position text, parted by blanks, in any order.
struct TextFields {
    std::span<const std::string_view> needed;     ///< text.too-short if one is missing
    std::span<const std::string_view> repeatable; ///< text.repeated if any other key comes twice
};

/// Reads a text of such fields to its end. `readValue` is called for each key, with the scanner behind its "="; a key
/// that it does not know is its own to refuse.
void readFields(TextScanner &scanner, const TextFields &fields,
                const std::function<void(std::string_view key)> &readValue);

} // namespace waystone
