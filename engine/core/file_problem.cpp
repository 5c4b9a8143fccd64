#include "core/file_problem.h"

#include "core/text/utf8.h"

#include <array>
#include <iterator>
#include <utility>

namespace waystone {

std::span<const std::string_view> fileProblemCodes()
{
    using namespace file_problem;
    static constexpr std::array codes = {
        syntax,    truncated,  encoding,  tooLarge, tooDeep,      duplicateKey, missingKey,   unknownKey,
        wrongType, outOfRange, wrongSize, tooLong,  unknownValue, wrongFormat,  wrongVersion,
    };
    return codes;
}

std::span<const std::string_view> jsonKinds()
{
    static constexpr std::array<std::string_view, 7> kinds = {
        "json-null", "json-boolean", "json-integer", "json-number", "json-text", "json-array", "json-object",
    };
    return kinds;
}

Problem fileProblem(std::string_view code, TextPosition position, std::vector<Argument> arguments)
{
    arguments.push_back({"line", position.line});
    arguments.push_back({"column", position.column});
    return {std::string(code), std::move(arguments), {}, Severity::impossible};
}

Argument numberArgument(std::string name, std::int64_t value)
{
    if (std::in_range<int>(value))
        return {std::move(name), static_cast<int>(value)};
    return {std::move(name), std::to_string(value)};
}

Argument numberArgument(std::string name, std::uint64_t value)
{
    if (std::in_range<int>(value))
        return {std::move(name), static_cast<int>(value)};
    return {std::move(name), std::to_string(value)};
}

Argument quotedArgument(std::string name, std::string_view text)
{
    constexpr std::size_t longest = 40;
    const std::string_view shown = utf8Prefix(text, longest);
    std::string value(shown);
    if (shown.size() < text.size())
        value += "…";
    return {std::move(name), std::move(value)};
}

} // namespace waystone
