#include "core/plain_words.h"

namespace waystone {

namespace {

/// U+00C0 to U+017F without accents; a space where the sign is no letter.
constexpr std::string_view latin = "aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuyty"
                                   "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
                                   "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";

constexpr char parted = ' ';

/// Letter or digit of the code point that begins at `at`, which is moved behind it.
char plain(std::string_view text, std::size_t &at)
{
    const auto byte = [&](std::size_t index) { return static_cast<unsigned char>(text[index]); };
    const unsigned first = byte(at++);
    if (first >= 'A' && first <= 'Z')
        return static_cast<char>(first - 'A' + 'a');
    if ((first >= 'a' && first <= 'z') || (first >= '0' && first <= '9'))
        return static_cast<char>(first);
    unsigned code = first;
    for (bool isSecond = true; at < text.size() && (byte(at) & 0xC0U) == 0x80U; isSecond = false)
        code = ((isSecond ? code & 0x1FU : code) << 6U) | (byte(at++) & 0x3FU);
    return first >= 0xC3 && first <= 0xC5 && code - 0xC0 < latin.size() ? latin[code - 0xC0] : parted;
}

} // namespace

std::vector<std::string> plainWords(std::string_view text)
{
    std::vector<std::string> words;
    bool isInside = false;
    for (std::size_t at = 0; at < text.size();) {
        const char letter = plain(text, at);
        if (letter != parted && !isInside)
            words.emplace_back();
        if (letter != parted)
            words.back() += letter;
        isInside = letter != parted;
    }
    return words;
}

} // namespace waystone
