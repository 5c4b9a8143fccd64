#include "province/rules/choices.h"

#include "core/option_reader.h"
#include "province/words/codes.h"

namespace waystone::province {

namespace {

constexpr OptionNames<2> millSmithyNames{option::millSmithy,
                                         {option_value::millFirst, option_value::smithyFirst}};
constexpr OptionNames<2> loanDurationNames{option::loanDuration,
                                           {option_value::thisTurn, option_value::whileHeld}};
constexpr OptionNames<2> endTimingNames{option::endTiming,
                                        {option_value::immediate, option_value::finishTurn}};

} // namespace

std::vector<OptionInfo> Choices::options()
{
    return {millSmithyNames.info(), loanDurationNames.info(), endTimingNames.info()};
}

// The French book prints the arrow between Mill and Smithy the other way round (readings: Province, Structures).
std::vector<RulesPreset> Choices::presets()
{
    Choices french;
    french.millSmithy = MillSmithy::smithyFirst;
    return {{"en", Choices().choice()}, {"fr", french.choice()}};
}

Result<Choices> Choices::from(const OptionChoice &choice)
{
    Choices choices;
    OptionReader options(choice);
    options.read(millSmithyNames, choices.millSmithy);
    options.read(loanDurationNames, choices.loanDuration);
    options.read(endTimingNames, choices.endTiming);
    if (Problems problems = options.finish(); !problems.empty())
        return problems;
    return choices;
}

OptionChoice Choices::choice() const
{
    return {millSmithyNames.chosen(millSmithy), loanDurationNames.chosen(loanDuration),
            endTimingNames.chosen(endTiming)};
}

} // namespace waystone::province
