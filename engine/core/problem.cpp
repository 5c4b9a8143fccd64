#include "core/problem.h"

#include <algorithm>

namespace waystone {

namespace {

std::string describe(const Argument &argument)
{
    struct Writer {
        std::string operator()(int number) const { return std::to_string(number); }
        std::string operator()(const Term &term) const { return term.name; }
        std::string operator()(const Place &place) const
        {
            std::string text = "place " + std::to_string(place.area) + "." + std::to_string(place.index);
            if (place.owner != nobody)
                text += " of seat " + std::to_string(place.owner);
            return text;
        }
        std::string operator()(const std::string &text) const { return '"' + text + '"'; }
    };
    return argument.name + ' ' + std::visit(Writer{}, argument.value);
}

} // namespace

const Argument *Problem::argument(std::string_view name) const
{
    const auto found = std::ranges::find(arguments, name, &Argument::name);
    return found == arguments.end() ? nullptr : &*found;
}

Argument termArgument(std::string_view name, std::string_view term)
{
    return {std::string(name), Term{std::string(term)}};
}

std::string describe(const Problem &problem)
{
    std::string text = problem.code;
    const char *separator = " (";
    for (const Argument &argument : problem.arguments) {
        text += separator + describe(argument);
        separator = ", ";
    }
    if (!problem.arguments.empty())
        text += ')';
    return text;
}

} // namespace waystone
