#include "core/text/text_scanner.h"

#include "core/file_problem.h"

#include <algorithm>
#include <array>

namespace waystone {

namespace {

bool isDigit(char character)
{
    return character >= '0' && character <= '9';
}

bool isLetter(char character)
{
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
}

/// For a sentence: whatever is not printable ASCII could break it, or the file it is shown in.
std::string printable(std::string_view text)
{
    std::string result(text);
    std::ranges::replace_if(
        result, [](char character) { return character < ' ' || character > '~'; }, '?');
    return result;
}

} // namespace

std::span<const std::string_view> textProblemCodes()
{
    static constexpr std::array codes{text_problem::repeated, text_problem::tooLong, text_problem::tooShort,
                                      text_problem::unknownWord};
    return codes;
}

void TextScanner::skipSpaces()
{
    while (peek() == ' ')
        ++at_;
}

bool TextScanner::take(char character)
{
    if (atEnd() || text_[at_] != character)
        return false;
    ++at_;
    return true;
}

void TextScanner::expect(char character)
{
    if (!failed() && !take(character))
        fail(at_ == text_.size() ? text_problem::tooShort : text_problem::unknownWord, at_, 1);
}

std::string_view TextScanner::word(std::string_view also)
{
    const std::size_t begin = at_;
    while (!atEnd() && (isLetter(text_[at_]) || isDigit(text_[at_]) || also.find(text_[at_]) != also.npos))
        ++at_;
    if (!failed() && at_ == begin)
        fail(at_ == text_.size() ? text_problem::tooShort : text_problem::unknownWord, at_, 1);
    return text_.substr(begin, at_ - begin);
}

int TextScanner::number(int maximum)
{
    const std::size_t begin = at_;
    int value = 0;
    while (isDigit(peek()) && value <= maximum)
        value = value * 10 + (text_[at_++] - '0');
    const std::size_t length = at_ - begin;
    if (failed() || (length > 0 && value <= maximum && (length == 1 || text_[begin] != '0')))
        return failed() ? 0 : value;
    fail(begin == text_.size() ? text_problem::tooShort : text_problem::unknownWord, begin,
         std::max<std::size_t>(length, 1));
    return 0;
}

std::size_t TextScanner::oneOf(std::span<const std::string_view> words)
{
    const std::string_view found = word();
    const auto at = std::ranges::find(words, found);
    if (at != words.end())
        return static_cast<std::size_t>(at - words.begin());
    fail(text_problem::unknownWord, found);
    return 0;
}

void TextScanner::expectEnd()
{
    if (!atEnd())
        fail(text_problem::tooLong, at_, text_.size() - at_);
}

void TextScanner::fail(std::string_view code, std::size_t offset, std::size_t length)
{
    if (failed())
        return;
    Problem problem{std::string(code), {{"column", static_cast<int>(offset) + 1}}, {}, Severity::impossible};
    if (code != text_problem::tooShort)
        problem.arguments.push_back(quotedArgument("found", printable(text_.substr(offset, length))));
    problem_ = std::move(problem);
}

void TextScanner::fail(std::string_view code, std::string_view part)
{
    fail(code, static_cast<std::size_t>(part.data() - text_.data()), part.size());
}

} // namespace waystone
