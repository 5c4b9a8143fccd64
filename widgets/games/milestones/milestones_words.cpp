#include "games/milestones/milestones_words.h"

#include "milestones/words/codes.h"
#include "milestones/words/terms.h"
#include "words/problem_arguments.h"

namespace waystone::milestones {

MilestonesWords::MilestonesWords(std::shared_ptr<const Game> game) : game_(std::move(game))
{
    if (game_)
        rules_ = &rulesOf<Milestones>(*game_);
}

QString MilestonesWords::gameName() const
{
    return tr("Milestones");
}

QString MilestonesWords::sourceName(std::string_view source) const
{
    if (source == term::milestone)
        return tr("Street sections");
    if (source == term::house)
        return tr("Houses");
    if (source == term::market)
        return tr("Marketplaces");
    if (source == term::sack)
        return tr("Supplied marketplaces");
    if (source == term::bonusTile)
        return tr("Bonus tiles picked up");
    if (source == term::bonusWorker)
        return tr("Workers with a bonus tile");
    if (source == term::majority)
        return tr("Majorities of workers");
    if (source == term::carried)
        return tr("From before this position");
    return {};
}

QString MilestonesWords::promptText(const Message &prompt) const
{
    const ProblemArguments is(prompt.arguments, this);
    const std::string_view code = prompt.code;
    if (code == prompt::over)
        return tr("The game is over.");
    if (code == prompt::chance)
        return tr("Chance decides what comes next.");
    if (code == prompt::wait)
        return tr("It is another player’s turn to act.");
    if (code == prompt::chooseFirstTile)
        return tr("Choose the first starting tile and place it on two empty employment spaces.");
    if (code == prompt::chooseSecondTile)
        return tr("Choose the second starting tile and place it on two empty employment spaces.");
    if (code == prompt::firstMove)
        return tr("First move: move the playing piece clockwise.");
    if (code == prompt::secondMove)
        return tr("Second move: move the playing piece clockwise.");
    if (code == prompt::trade)
        return tr("Trading house: what do you do?");
    if (code == prompt::tradeAfterHiring)
        return tr("Trading house: what else do you do?");
    if (code == prompt::build)
        return tr("Board of works: what do you build?");
    if (code == prompt::supply)
        return tr("Mill: which marketplace do you supply with flour?");
    if (code == prompt::tradeUnpaid)
        return tr("Trading house: you have nothing to trade with.");
    if (code == prompt::buildUnpaid)
        return tr("Board of works: your goods are not enough to build anything.");
    if (code == prompt::buildNowhere)
        return tr("Board of works: what your goods pay for cannot be built anywhere.");
    if (code == prompt::supplyUnpaid)
        return tr("Mill: your goods are not enough to supply a marketplace.");
    if (code == prompt::supplyNowhere)
        return tr("Mill: there is no marketplace that can be supplied.");
    if (code == prompt::chooseWorkerForBonus)
        return tr("Choose the worker that gets the bonus tile of the house.");
    if (code == prompt::takeOrLeaveBonus)
        return tr("Pick up a bonus tile for one of the workers, or leave it.");
    if (code == prompt::keep)
        return tr("Castle: choose the %n good(s) to keep, coins included.", nullptr, is.number("goods"));
    if (code == prompt::mayCover)
        return tr("Castle: finish the visit, or cover a worker if you wish.");
    if (code == prompt::cover)
        return tr("Castle: cover one of the workers.");
    return {};
}

QString MilestonesWords::optionName(std::string_view option) const
{
    if (option == option::stalled)
        return tr("When nobody can hire workers anymore");
    if (option == option::allEqualCategory)
        return tr("When all players are equal in a worker category");
    return {};
}

QString MilestonesWords::optionValueName(std::string_view option, std::string_view value) const
{
    if (option == option::stalled && value == option_value::endWithFinalScoring)
        return tr("The game ends with the final scoring");
    if (option == option::stalled && value == option_value::playOn)
        return tr("Play goes on");
    if (option == option::allEqualCategory && value == option_value::notScored)
        return tr("The category is not scored");
    if (option == option::allEqualCategory && value == option_value::twoEach)
        return tr("Each player scores as in a tie");
    return {};
}

QString MilestonesWords::optionHelp(std::string_view option) const
{
    if (option == option::stalled)
        return tr("A player with no visible worker and no goods to pay for a worker tile can never "
                  "hire workers again. The rulebooks do not say what happens when this is true of every "
                  "player.");
    if (option == option::allEqualCategory)
        return tr("In the English and French rulebooks a category in which all players have the same total "
                  "value is not "
                  "scored. The Hungarian rulebook has no such clause.");
    return {};
}

} // namespace waystone::milestones
