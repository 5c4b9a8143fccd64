#include "core/repair.h"

namespace waystone {

bool mends(const Problem &problem, const Problems &before, const Problems &after)
{
    const auto ofCode = [&problem](const Problem &one) { return one.code == problem.code; };
    // Severities are listed from the gravest on.
    const auto isGraver = [&problem](const Problem &one) { return one.severity < problem.severity; };
    return std::ranges::count_if(after, ofCode) < std::ranges::count_if(before, ofCode) &&
           std::ranges::count_if(after, isGraver) <= std::ranges::count_if(before, isGraver);
}

} // namespace waystone
