#include "twocities/choices.h"

namespace waystone::twocities {

Result<Choices> Choices::from(const OptionChoice &choice)
{
    Problems problems;
    for (const auto &[id, value] : choice)
        problems.push_back({"option.unknown", {{"option", id}}, {}, Severity::impossible});
    if (!problems.empty())
        return problems;
    return Choices{};
}

} // namespace waystone::twocities
