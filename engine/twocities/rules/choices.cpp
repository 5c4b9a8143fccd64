#include "twocities/rules/choices.h"

#include "core/option_reader.h"

namespace waystone::twocities {

Result<Choices> Choices::from(const OptionChoice &choice)
{
    if (Problems problems = OptionReader(choice).finish(); !problems.empty())
        return problems;
    return Choices{};
}

} // namespace waystone::twocities
