#include "core/repair.h"

namespace waystone {

bool mends(const Problem &problem, MendingOrder order, const Problems &before, const Problems &after)
{
    const auto count = [](const Problems &problems, const auto &isMeant) {
        return std::ranges::count_if(problems, isMeant);
    };
    const auto isOf = [](std::string_view code) {
        return [code](const Problem &one) { return one.code == code; };
    };
    // Severities are listed from the gravest on.
    const auto isGraver = [&problem](const Problem &one) { return one.severity < problem.severity; };
    const auto behind = std::ranges::find(order, problem.code);
    return count(after, isOf(problem.code)) < count(before, isOf(problem.code)) &&
           count(after, isGraver) <= count(before, isGraver) &&
           std::all_of(order.begin(), behind, [&](std::string_view code) {
               return count(after, isOf(code)) <= count(before, isOf(code));
           });
}

} // namespace waystone
