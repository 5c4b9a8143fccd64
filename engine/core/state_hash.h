#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace waystone {

/// Spreads every bit of a number over all bits of the result; different numbers give different ones.
[[nodiscard]] constexpr std::uint64_t mixed(std::uint64_t number)
{
    number = (number ^ (number >> 32)) * 0xD6E8FEB86659FD93u;
    number = (number ^ (number >> 32)) * 0xD6E8FEB86659FD93u;
    return number ^ (number >> 32);
}

/// Both halves of the product, so that the upper bits of the factors matter as much as the lower ones.
[[nodiscard]] constexpr std::uint64_t folded(std::uint64_t one, std::uint64_t other)
{
    __extension__ using Wide = unsigned __int128;
    const Wide product = static_cast<Wide>(one) * other;
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

/// 64 bits that are equal for equal values and hardly ever for others. They differ between machines: for tables in
/// memory, never for files. Only for types without padding, whose equal values are equal bytes.
template <class T>
[[nodiscard]] std::uint64_t hashOfBytes(const T &value)
{
    static_assert(std::has_unique_object_representations_v<T>,
                  "fill the gaps with members that are always 0");
    const auto *bytes = reinterpret_cast<const std::byte *>(&value);
    const auto wordAt = [bytes](std::size_t offset) {
        std::uint64_t word = 0;
        if (offset < sizeof(T))
            std::memcpy(&word, bytes + offset, std::min(sizeof word, sizeof(T) - offset));
        return word;
    };
    std::uint64_t hash = 0x9E3779B97F4A7C15u;
    for (std::size_t offset = 0; offset < sizeof(T); offset += 2 * sizeof hash)
        hash = folded(wordAt(offset) ^ 0xBF58476D1CE4E5B9u, wordAt(offset + sizeof hash) ^ hash);
    return mixed(hash);
}

} // namespace waystone
