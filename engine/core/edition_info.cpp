#include "core/edition_info.h"

#include <cstdint>

namespace waystone {

std::string editionHash(std::string_view text)
{
    std::uint64_t hash = 0xCBF29CE484222325u;
    for (const char character : text) {
        hash ^= static_cast<unsigned char>(character);
        hash *= 0x100000001B3u;
    }
    std::string digits(16, '0');
    for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit) {
        *digit = "0123456789abcdef"[hash & 0xF];
        hash >>= 4;
    }
    return digits;
}

} // namespace waystone
