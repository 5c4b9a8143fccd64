#include "province/rules/choices.h"

#include "core/option_reader.h"
#include "core/revision.h"
#include "province/words/codes.h"

namespace waystone::province {

namespace {

constexpr OptionNames<2> millSmithyNames{option::millSmithy,
                                         {option_value::millFirst, option_value::smithyFirst}};
constexpr OptionNames<2> loanDurationNames{option::loanDuration,
                                           {option_value::thisTurn, option_value::whileHeld}};
constexpr OptionNames<2> endTimingNames{option::endTiming,
                                        {option_value::immediate, option_value::finishTurn}};
constexpr OptionNames<2> structuresPerTurnNames{option::structuresPerTurn,
                                                {option_value::one, option_value::asPaid}};
constexpr OptionNames<2> twoPointGoalNames{option::twoPointGoal,
                                           {option_value::printedValue, option_value::scoredOnly}};
constexpr OptionNames<2> revisionNames{revisionOption,
                                       {option_value::secondRevision, option_value::firstRevision}};

} // namespace

std::vector<OptionInfo> Choices::options()
{
    return {millSmithyNames.info(),        loanDurationNames.info(), endTimingNames.info(),
            structuresPerTurnNames.info(), twoPointGoalNames.info(), revisionNames.info()};
}

// The only book, in French, prints the arrow between Mill and Smithy the other way round (readings: Province, Structures).
// How the program reads it has no language of a book (resources/books.json).
std::vector<RulesPreset> Choices::presets()
{
    Choices french;
    french.millSmithy = MillSmithy::smithyFirst;
    return {{"program", Choices().choice()}, {"fr", french.choice()}};
}

Result<Choices> Choices::from(const OptionChoice &choice)
{
    Choices choices;
    OptionReader options(choice);
    options.read(millSmithyNames, choices.millSmithy);
    options.read(loanDurationNames, choices.loanDuration);
    options.read(endTimingNames, choices.endTiming);
    options.read(structuresPerTurnNames, choices.structuresPerTurn);
    options.read(twoPointGoalNames, choices.twoPointGoal);
    options.read(revisionNames, choices.revision);
    if (Problems problems = options.finish(); !problems.empty())
        return problems;
    return choices;
}

OptionChoice Choices::choice() const
{
    OptionChoice choice{millSmithyNames.chosen(millSmithy), loanDurationNames.chosen(loanDuration),
                        endTimingNames.chosen(endTiming), structuresPerTurnNames.chosen(structuresPerTurn),
                        twoPointGoalNames.chosen(twoPointGoal)};
    if (revision != Revision::second) // the rules as they are need no name
        choice.insert(revisionNames.chosen(revision));
    return choice;
}

} // namespace waystone::province
