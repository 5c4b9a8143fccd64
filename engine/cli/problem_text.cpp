#include "cli/problem_text.h"

#include <algorithm>

namespace waystone::cli {

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
    return text + ": " + describe(rest);
}

std::string oneLine(std::string text)
{
    std::ranges::replace_if(
        text, [](unsigned char byte) { return byte < ' ' || byte == 0x7F; }, ' ');
    return text;
}

} // namespace waystone::cli
