#include "core/text/plain_words.h"

#include <utility>

namespace waystone {

namespace {

/// U+00C0 to U+017F without accents; a space where the sign is no letter.
constexpr std::string_view latin = "aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuyty"
                                   "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
                                   "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";

constexpr std::string_view parted = " ";

/// What a sign counts as in a plain word.
std::string_view plain(unsigned code)
{
    constexpr std::string_view ascii = "0123456789abcdefghijklmnopqrstuvwxyz";
    if (code >= 'A' && code <= 'Z')
        return plain(code - 'A' + 'a');
    if (code >= '0' && code <= '9')
        return ascii.substr(code - '0', 1);
    if (code >= 'a' && code <= 'z')
        return ascii.substr(code - 'a' + 10, 1);
    if (code == 0xC6 || code == 0xE6)
        return "ae";
    if (code == 0x152 || code == 0x153)
        return "oe";
    if (code == 0xDF)
        return "ss";
    if (code >= 0x300 && code <= 0x36F)
        return ""; // an accent that stands by itself
    return code >= 0xC0 && code - 0xC0 < latin.size() ? latin.substr(code - 0xC0, 1) : parted;
}

/// The code point that begins at `at`, which is moved behind it; 0 if it is not of one or two bytes.
unsigned codePoint(std::string_view text, std::size_t &at)
{
    const auto byte = [&](std::size_t index) { return static_cast<unsigned char>(text[index]); };
    const unsigned first = byte(at++);
    unsigned code = first & 0x1FU;
    std::size_t following = 0;
    for (; at < text.size() && (byte(at) & 0xC0U) == 0x80U; ++following)
        code = (code << 6U) | (byte(at++) & 0x3FU);
    if (first < 0x80 && following == 0)
        return first;
    return (first & 0xE0U) == 0xC0U && following == 1 ? code : 0;
}

} // namespace

std::vector<PlacedWord> placedWords(std::string_view text)
{
    std::vector<PlacedWord> words;
    bool isInside = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        const std::string_view letters = plain(codePoint(text, at));
        if (letters == parted) {
            isInside = false;
            continue;
        }
        if (!isInside && letters.empty())
            continue;
        if (!isInside)
            words.push_back({{}, {begin, at}});
        words.back().word += letters;
        words.back().span.end = at;
        isInside = true;
    }
    return words;
}

std::vector<std::string> plainWords(std::string_view text)
{
    std::vector<std::string> words;
    for (PlacedWord &placed : placedWords(text))
        words.push_back(std::move(placed.word));
    return words;
}

} // namespace waystone
