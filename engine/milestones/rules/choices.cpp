#include "milestones/rules/choices.h"

#include "core/option_reader.h"
#include "milestones/words/codes.h"

namespace waystone::milestones {

namespace {

constexpr OptionNames<2> stalledNames{option::stalled,
                                      {option_value::endWithFinalScoring, option_value::playOn}};
constexpr OptionNames<2> allEqualNames{option::allEqualCategory,
                                       {option_value::notScored, option_value::twoEach}};

Choices presetChoices(AllEqualCategory allEqual)
{
    return {Stalled::endWithFinalScoring, allEqual};
}

} // namespace

std::vector<OptionInfo> Choices::options()
{
    return {stalledNames.info(), allEqualNames.info()};
}

// The Hungarian book has no clause for a category in which all are equal (readings: Milestones, Final scoring).
std::vector<RulesPreset> Choices::presets()
{
    return {{"en", presetChoices(AllEqualCategory::notScored).choice()},
            {"fr", presetChoices(AllEqualCategory::notScored).choice()},
            {"hu", presetChoices(AllEqualCategory::twoEach).choice()}};
}

Result<Choices> Choices::from(const OptionChoice &choice)
{
    Choices choices;
    OptionReader options(choice);
    options.read(stalledNames, choices.stalled);
    options.read(allEqualNames, choices.allEqualCategory);
    if (Problems problems = options.finish(); !problems.empty())
        return problems;
    return choices;
}

OptionChoice Choices::choice() const
{
    return {stalledNames.chosen(stalled), allEqualNames.chosen(allEqualCategory)};
}

} // namespace waystone::milestones
