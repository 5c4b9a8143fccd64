#include "core/kit/refused.h"

#include <string>
#include <utility>

namespace waystone {

Problem refused(std::string_view code, std::vector<Argument> arguments, std::vector<Place> places)
{
    return {std::string(code), std::move(arguments), std::move(places)};
}

Problem malformedAction()
{
    return {std::string(malformedActionCode), {}, {}, Severity::impossible};
}

bool usesOnly(Action action, int fields)
{
    return (fields >= 1 || action.first == 0) && (fields >= 2 || action.second == 0) &&
           (fields >= 3 || action.third == 0);
}

} // namespace waystone
