#pragma once

#include "core/problem.h"

#include <string>
#include <string_view>

namespace waystone::test {

/// The number that a problem tells under this name; -1 if it tells none.
[[nodiscard]] inline int numberIn(const Problem &problem, std::string_view name)
{
    const Argument *argument = problem.argument(name);
    return argument == nullptr ? -1 : std::get<int>(argument->value);
}

/// The term likewise; empty if it tells none.
[[nodiscard]] inline std::string termIn(const Problem &problem, std::string_view name)
{
    const Argument *argument = problem.argument(name);
    return argument == nullptr ? "" : std::get<Term>(argument->value).name;
}

} // namespace waystone::test
