#include "causeway/engine/choices.h"

#include "core/option_reader.h"

namespace waystone::causeway {

namespace {

constexpr OptionNames<2> pairsNames{"pairs", {"score", "ignored"}};

} // namespace

std::vector<OptionInfo> Choices::options()
{
    return {pairsNames.info()};
}

std::vector<RulesPreset> Choices::presets()
{
    return {{"en", Choices().choice()}};
}

Result<Choices> Choices::from(const OptionChoice &choice)
{
    Choices choices;
    OptionReader options(choice);
    options.read(pairsNames, choices.pairs);
    if (Problems problems = options.finish(); !problems.empty())
        return problems;
    return choices;
}

OptionChoice Choices::choice() const
{
    return {pairsNames.chosen(pairs)};
}

} // namespace waystone::causeway
