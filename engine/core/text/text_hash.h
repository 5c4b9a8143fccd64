#pragma once

#include <cstdint>
#include <string_view>

namespace waystone {

inline constexpr std::uint64_t emptyTextHash = 14695981039346656037U;

/// FNV-1a: the same on every machine and for ever, so that seeds may come of it. Texts in a row: each with the hash of
/// those before.
[[nodiscard]] constexpr std::uint64_t textHash(std::string_view text, std::uint64_t before = emptyTextHash)
{
    for (const char byte : text) {
        before ^= static_cast<unsigned char>(byte);
        before *= 1099511628211U;
    }
    return before;
}

} // namespace waystone
