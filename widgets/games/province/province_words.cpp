#include "games/province/province_words.h"

#include "core/revision.h"
#include "province/words/codes.h"
#include "province/words/terms.h"

namespace waystone::province {

ProvinceWords::ProvinceWords(std::shared_ptr<const Game> game) : game_(std::move(game))
{
    if (game_)
        rules_ = &rulesOf<Province>(*game_);
}

QString ProvinceWords::gameName() const
{
    return tr("Province");
}

QString ProvinceWords::sourceName(std::string_view source) const
{
    if (source == term::structures)
        return tr("Structures first built");
    if (source == term::goals)
        return tr("Goals");
    if (source == term::coins)
        return tr("Coins", "score sheet");
    if (source == term::lenderCoin)
        return tr("Lender coin");
    return {};
}

QString ProvinceWords::promptText(const Message &prompt) const
{
    const std::string_view code = prompt.code;
    if (code == prompt::over)
        return tr("The game is over.");
    if (code == prompt::chance)
        return tr("Chance decides what comes next.");
    if (code == prompt::wait)
        return tr("It is another player’s turn to act.");
    if (code == prompt::moveFirst)
        return tr("Work phase: move at least one worker.");
    if (code == prompt::moveMore)
        return tr("Work phase: what do you do?");
    if (code == prompt::allMoved)
        return tr("Work phase: all workers have moved.");
    if (code == prompt::spend)
        return tr("Spend phase: what do you do?");
    if (code == prompt::spendAfterBuilding)
        return tr("Spend phase: what else do you do?");
    if (code == prompt::nothingToSpend)
        return tr("Spend phase: what you have left pays for nothing.");
    return {};
}

QString ProvinceWords::optionName(std::string_view option) const
{
    if (option == option::millSmithy)
        return tr("When the Smithy can be built");
    if (option == option::loanDuration)
        return tr("How long a loan works");
    if (option == option::endTiming)
        return tr("When the game ends");
    if (option == option::structuresPerTurn)
        return tr("Structures per turn");
    if (option == option::twoPointGoal)
        return tr("What counts for the two-point structures goal");
    if (option == revisionOption)
        return tr("Reading of the rulebook");
    return {};
}

QString ProvinceWords::optionValueName(std::string_view option, std::string_view value) const
{
    if (option == option::millSmithy && value == option_value::millFirst)
        return tr("After the Mill");
    if (option == option::millSmithy && value == option_value::smithyFirst)
        return tr("Before the Mill, which needs the Smithy");
    if (option == option::loanDuration && value == option_value::thisTurn)
        return tr("Until the end of the turn");
    if (option == option::loanDuration && value == option_value::whileHeld)
        return tr("As long as the lender coin is held");
    if (option == option::endTiming && value == option_value::immediate)
        return tr("At once");
    if (option == option::endTiming && value == option_value::finishTurn)
        return tr("At the end of the turn");
    if (option == option::structuresPerTurn && value == option_value::one)
        return tr("One");
    if (option == option::structuresPerTurn && value == option_value::asPaid)
        return tr("As many as you can pay for");
    if (option == option::twoPointGoal && value == option_value::printedValue)
        return tr("The printed value");
    if (option == option::twoPointGoal && value == option_value::scoredOnly)
        return tr("Only what was scored");
    if (option == revisionOption && value == option_value::secondRevision)
        return tr("The second one");
    if (option == revisionOption && value == option_value::firstRevision)
        return tr("The first one, under which this game was started");
    return {};
}

QString ProvinceWords::optionHelp(std::string_view option) const
{
    if (option == option::millSmithy)
        return tr("The French rulebook makes the Mill depend on the Smithy, yet calls the Smithy’s labor "
                  "additional. An arrow from the Mill to the Smithy fits that better. The other way around, "
                  "Mill and Smithy also swap costs and points.");
    if (option == option::loanDuration)
        return tr("The rulebook does not say when the effect of a borrowed structure ends. In either case "
                  "the debt stays until it is repaid or taken over.");
    if (option == option::endTiming)
        return tr("The rulebook names three ways the game can end, but does not say whether the turn under "
                  "way is finished. No further turn follows in either case.");
    if (option == option::structuresPerTurn)
        return tr("The rulebook says that a structure may be built, not how many. Reviews of the published "
                  "game say one per turn.");
    if (option == option::twoPointGoal)
        return tr("The rulebook asks for structures worth 2 points each, but the second to build one scores "
                  "nothing for it.");
    if (option == revisionOption)
        return tr("Some rulings have changed since the rulebook was reread. A game begun before that goes on "
                  "as it began.");
    return {};
}

} // namespace waystone::province
