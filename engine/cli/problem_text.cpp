#include "cli/problem_text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace waystone::cli {

namespace {

/// What is wrong with a file, before the code tells it exactly; empty for the codes of games.
std::string_view sentence(std::string_view code)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 15> sentences{{
        {"file.duplicate-key", "a key occurs twice"},
        {"file.encoding", "the file is not encoded in UTF-8"},
        {"file.missing-key", "a key is missing"},
        {"file.out-of-range", "a number is out of range"},
        {"file.syntax", "the file is not valid JSON"},
        {"file.too-deep", "the file is nested too deeply"},
        {"file.too-large", "the file is too large"},
        {"file.too-long", "a text is too long"},
        {"file.truncated", "the file ends too early"},
        {"file.unknown-key", "a key is not known"},
        {"file.unknown-value", "a value is not known"},
        {"file.wrong-format", "the file has another format"},
        {"file.wrong-size", "a list has the wrong length"},
        {"file.wrong-type", "a value has the wrong type"},
        {"file.wrong-version", "the file's version cannot be read"},
    }};
    const auto *found = std::ranges::find(sentences, code, [](const auto &entry) { return entry.first; });
    return found == sentences.end() ? std::string_view() : found->second;
}

} // namespace

std::string problemText(const std::string &file, const Problem &problem)
{
    std::string text = file;
    for (const std::string_view name : {"line", "column"})
        if (const Argument *argument = problem.argument(name))
            if (const int *number = std::get_if<int>(&argument->value))
                text += ':' + std::to_string(*number);
    Problem rest = problem;
    std::erase_if(rest.arguments, [](const Argument &argument) {
        return argument.name == "line" || argument.name == "column";
    });
    if (const std::string_view said = sentence(problem.code); !said.empty())
        text += ": " + std::string(said);
    return text + ": " + describe(rest);
}

std::string oneLine(std::string text)
{
    std::ranges::replace_if(
        text, [](unsigned char byte) { return byte < ' ' || byte == 0x7F; }, ' ');
    return text;
}

} // namespace waystone::cli
