#include "core/text/utf8.h"

#include <algorithm>

namespace waystone {

namespace {

struct LeadByte {
    std::size_t length = 0; ///< of the code point in bytes; 0 if nothing can begin with this byte
    unsigned char secondMinimum = 0x80;
    unsigned char secondMaximum = 0xBF;
};

LeadByte leadByte(unsigned char byte)
{
    if (byte < 0x80)
        return {1};
    if (byte < 0xC2)
        return {0};
    if (byte < 0xE0)
        return {2};
    if (byte < 0xF0)
        return {3, static_cast<unsigned char>(byte == 0xE0 ? 0xA0 : 0x80),
                static_cast<unsigned char>(byte == 0xED ? 0x9F : 0xBF)};
    if (byte < 0xF5)
        return {4, static_cast<unsigned char>(byte == 0xF0 ? 0x90 : 0x80),
                static_cast<unsigned char>(byte == 0xF4 ? 0x8F : 0xBF)};
    return {0};
}

} // namespace

std::optional<std::size_t> firstInvalidUtf8(std::string_view text)
{
    std::size_t offset = 0;
    while (offset < text.size()) {
        const LeadByte lead = leadByte(static_cast<unsigned char>(text[offset]));
        if (lead.length == 0 || lead.length > text.size() - offset)
            return offset;
        if (lead.length > 1) {
            const auto second = static_cast<unsigned char>(text[offset + 1]);
            if (second < lead.secondMinimum || second > lead.secondMaximum)
                return offset;
        }
        for (std::size_t index = 2; index < lead.length; ++index) {
            if (!isUtf8Continuation(text[offset + index]))
                return offset;
        }
        offset += lead.length;
    }
    return std::nullopt;
}

std::size_t utf8Length(std::string_view text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char byte) { return !isUtf8Continuation(byte); }));
}

std::string_view utf8Prefix(std::string_view text, std::size_t count)
{
    std::size_t begun = 0;
    for (std::size_t offset = 0; offset < text.size(); ++offset) {
        if (!isUtf8Continuation(text[offset]) && begun++ == count)
            return text.substr(0, offset);
    }
    return text;
}

} // namespace waystone
