#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace waystone {

/// Offset of the first byte that does not belong to well-formed UTF-8 (Unicode 15, table 3-7: no overlong
/// forms, no surrogates, nothing above U+10FFFF); nothing if all of it is sound.
[[nodiscard]] std::optional<std::size_t> firstInvalidUtf8(std::string_view text);

/// True for the second to fourth byte of a code point.
[[nodiscard]] constexpr bool isUtf8Continuation(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// Number of code points of well-formed text.
[[nodiscard]] std::size_t utf8Length(std::string_view text);

/// The first `count` code points of well-formed text, or all of it.
[[nodiscard]] std::string_view utf8Prefix(std::string_view text, std::size_t count);

} // namespace waystone
