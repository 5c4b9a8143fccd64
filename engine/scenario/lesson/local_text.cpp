#include "scenario/lesson/local_text.h"

#include <algorithm>

namespace waystone {

namespace {

/// The white space of Unicode that is longer than one byte begins like this; a no-break space joins what it stands
/// between for the line breaker only, so that "3 !" is one word and a sign.
constexpr std::string_view wideSpaces[] = {"\xC2\xA0", "\xE2\x80\xAF", "\xE2\x80\x89", "\xE3\x80\x80"};

std::size_t spaceLength(std::string_view rest)
{
    if (rest.front() == ' ' || (rest.front() >= '\t' && rest.front() <= '\r'))
        return 1;
    for (const std::string_view space : wideSpaces)
        if (rest.starts_with(space))
            return space.size();
    return 0;
}

/// Of the punctuation outside ASCII only what these two blocks hold stands alone in texts: « » ¿ ¡ and – — ’ “ ” ….
bool isPunctuation(std::string_view rest)
{
    const auto first = static_cast<unsigned char>(rest[0]);
    const auto second = rest.size() > 1 ? static_cast<unsigned char>(rest[1]) : 0;
    return first == 0xC2 || (first == 0xE2 && second == 0x80);
}

/// Bytes that belong to a letter or a digit, in whatever script.
bool isWordBegin(std::string_view rest)
{
    const auto byte = static_cast<unsigned char>(rest.front());
    if (byte < 0x80)
        return (byte >= '0' && byte <= '9') || (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z');
    return byte >= 0xC0 && !isPunctuation(rest);
}

} // namespace

const std::string &LocalText::in(std::string_view language, std::string_view other) const
{
    static const std::string none;
    for (const std::string_view wanted : {language, other})
        if (const auto found = texts.find(wanted); found != texts.end() && !found->second.empty())
            return found->second;
    const auto any = std::ranges::find_if(texts, [](const auto &text) { return !text.second.empty(); });
    return any == texts.end() ? none : any->second;
}

int wordCount(std::string_view text)
{
    int words = 0;
    bool isInWord = false;
    while (!text.empty()) {
        if (const std::size_t length = spaceLength(text); length > 0) {
            isInWord = false;
            text.remove_prefix(length);
            continue;
        }
        if (!isInWord && isWordBegin(text)) {
            isInWord = true;
            ++words;
        }
        text.remove_prefix(1);
    }
    return words;
}

} // namespace waystone
