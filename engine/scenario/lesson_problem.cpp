#include "scenario/lesson_problem.h"

#include <array>

namespace waystone {

std::span<const std::string_view> lessonProblemCodes()
{
    using namespace lesson_problem;
    static constexpr std::array codes = {
        badId,         repeatedId,  badLanguage,  emptyText,   repeated,
        unknownAction, badPosition, unknownPlace, unknownTerm,
    };
    return codes;
}

} // namespace waystone
