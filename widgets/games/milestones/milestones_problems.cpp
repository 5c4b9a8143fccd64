#include "games/milestones/milestones_words.h"

#include "milestones/words/codes.h"
#include "milestones/words/terms.h"
#include "words/general_words.h"
#include "words/problem_arguments.h"

#include <QStringList>

#include <string>

// What the rules have against an action, in sentences that name the rule.

namespace waystone::milestones {

QString MilestonesWords::ownProblemText(const Problem &problem) const
{
    const ProblemArguments is(problem.arguments, this);
    for (const auto text :
         {&MilestonesWords::momentText, &MilestonesWords::boardsText, &MilestonesWords::buildingText,
          &MilestonesWords::existenceText, &MilestonesWords::networkText, &MilestonesWords::tilesText,
          &MilestonesWords::beginningText, &MilestonesWords::turnText, &MilestonesWords::endText}) {
        const QString sentence = (this->*text)(problem.code, is);
        if (!sentence.isEmpty())
            return sentence;
    }
    return general_words::atLine(problem, editionText(problem.code, is));
}

QString MilestonesWords::momentText(std::string_view code, const ProblemArguments &is) const
{
    if (code == problem::malformedAction)
        return tr("There is no such action.");
    if (code == problem::gameOver)
        return tr("The game is over.");
    if (code == problem::chanceOnly)
        return tr("Only chance draws tiles.");
    if (code == problem::chanceFirst)
        return tr("Tiles have to be drawn first.");
    if (code == problem::notInTheSupply)
        return tr("No bonus tile of this kind is left to draw.");
    if (code == problem::notInThePile)
        return tr("This worker tile is not in the draw pile.");
    if (code == problem::notYourTurn)
        return tr("It is another player’s turn.");
    if (code == problem::chooseInDraft)
        return tr("Starting tiles are chosen only before the first turn.");
    if (code == problem::chooseObligatory)
        return tr("A starting tile has to be chosen first.");
    if (code == problem::tradeAtTradingHouse)
        return tr("Workers are hired and goods are bought and sold only at the trading house.");
    if (code == problem::buildAtBoardOfWorks)
        return tr("Street sections, houses and marketplaces are built only at the board of works.");
    if (code == problem::supplyAtMill)
        return tr("Marketplaces are supplied only at the mill.");
    if (code == problem::visitOver)
        return tr("Nothing more can be done on this space; the playing piece has to move on.");
    if (code == problem::nothingToReduce)
        return tr("No goods have to be returned: you have no more than %n, coins included.", nullptr,
                  is.number("goods"));
    if (code == problem::keepAtCastle)
        return tr("Goods are reduced only at the castle.");
    if (code == problem::coverAtCastle)
        return tr("Workers are covered only at the castle.");
    if (code == problem::offerOpen)
        return tr("First decide about the bonus tile: pick it up or leave it.");
    if (code == problem::keepObligatory)
        return tr("At the castle, the goods must first be reduced to %n, coins included.", nullptr,
                  is.number("goods"));
    if (code == problem::coverFirst)
        return tr("At the castle a worker has to be covered before the playing piece moves on.");
    if (code == problem::visitUnfinished)
        return tr("The visit has to be finished before the playing piece moves on.");
    if (code == problem::moveObligatory)
        return tr("Both moves of the turn have to be made.");
    if (code == problem::coverObligatory)
        return tr("A worker has to be covered; this is optional only with %n or fewer visible workers.",
                  nullptr, is.number("workers"));
    return {};
}

QString MilestonesWords::boardsText(std::string_view code, const ProblemArguments &is) const
{
    if (code == problem::tileNotOffered)
        return tr("This is not one of the starting tiles that are left.");
    if (code == problem::tileOffTheBoard)
        return tr("A worker tile covers two adjacent employment spaces, so it cannot begin on the last one.");
    if (code == problem::employmentSpaceTaken)
        return tr("A starting tile is placed on two empty employment spaces.");
    if (code == problem::noSuchSpace)
        return tr("There is no such space.");
    if (code == problem::movePastCastle)
        return tr("A move must stop at the castle; it cannot go past.");
    if (code == problem::oneTileAVisit)
        return tr("Only one worker tile may be hired in a visit.");
    if (code == problem::tileNotDisplayed)
        return tr("Only a worker tile from the display can be hired.");
    if (code == problem::coinsMissing)
        return tr("This takes %1; you have %2.", "goods or coins")
            .arg(countedTerm(term::coin, is.number("needed")), countedTerm(term::coin, is.number("owned")));
    if (code == problem::cubesOnly)
        return tr("Only goods cubes are bought and sold, not coins.");
    if (code == problem::cubesMissing)
        return tr("To sell this you need %1.").arg(goodsText(is, [](int needed, int) { return needed; }));
    if (code == problem::keepNotOwned)
        return tr("Only goods that are owned can be kept. Missing: %1")
            .arg(goodsText(is, [](int needed, int owned) { return needed - owned; }));
    if (code == problem::coverNeedsWorker)
        return tr("Only a visible worker can be covered.");
    return {};
}

QString MilestonesWords::goodsText(const ProblemArguments &is, int (*count)(int needed, int owned)) const
{
    QStringList goods;
    for (std::size_t index = 0; is.has("good" + problem::goodsMissingSuffix(index)); ++index) {
        const std::string which = problem::goodsMissingSuffix(index);
        goods += countedTerm(is.term("good" + which),
                             count(is.number("needed" + which), is.number("owned" + which)));
    }
    return goods.join(general_words::listSeparator());
}

QString MilestonesWords::buildingText(std::string_view code, const ProblemArguments &is) const
{
    if (code == problem::goodsMissing)
        return tr("This takes %1; you have %2.", "goods or coins")
            .arg(goodsText(is, [](int needed, int) { return needed; }),
                 goodsText(is, [](int, int owned) { return owned; }));
    if (code == problem::noSectionsLeft)
        return tr("No street section is left in the supply.");
    if (code == problem::sectionNotOnLines)
        return tr("A street section runs along two lines that follow each other.");
    if (code == problem::sectionFromMilestone)
        return tr("A street section cannot begin at a milestone.");
    if (code == problem::sectionFromJoint)
        return tr("A street section cannot begin at a joint; streets branch off only at marketplaces.");
    if (code == problem::sectionFromNowhere)
        return tr("A street section begins at a marketplace or at the end of a street.");
    if (code == problem::sectionMeetsStreet)
        return tr("A street section cannot touch another street on its way or at its end.");
    if (code == problem::sectionNeedsNumbers)
        return tr("A street section passes over numbers, and the first marketplace has none.");
    if (code == problem::noHousesLeft)
        return tr("No house is left in the supply.");
    if (code == problem::houseTaken)
        return tr("There is already a house in this triangle.");
    if (code == problem::houseNeedsStreet)
        return tr("A house needs a street along an edge of its triangle.");
    if (code == problem::houseBonusNeedsWorker)
        return tr("A house can be built on a bonus tile only by a player who can pick it up: a visible "
                  "worker without a "
                  "bonus tile is needed. Worker: %1")
            .arg(is.text("worker"));
    if (code == problem::noMarketsLeft)
        return tr("No marketplace is left in the supply.");
    if (code == problem::marketOnMilestone)
        return tr("A marketplace covers a number, and a milestone already covers this one.");
    if (code == problem::marketOnMarket)
        return tr("There is already a marketplace here.");
    if (code == problem::marketNeedsStreet)
        return tr("A marketplace is built at the end of a street or at a joint.");
    if (code == problem::bonusNotOffered)
        return tr("A bonus tile is picked up only when a milestone, a marketplace or a house has just been "
                  "built at its "
                  "triangle.");
    if (code == problem::bonusNeedsWorker)
        return tr("A bonus tile is placed on a visible worker of its kind. Worker: %1")
            .arg(is.text("worker"));
    if (code == problem::bonusWrongWorker)
        return tr("The bonus tile belongs to another kind of worker: %1").arg(is.text("worker"));
    if (code == problem::bonusWorkerTaken)
        return tr("This worker already has a bonus tile.");
    if (code == problem::bonusHouseMustTake)
        return tr("The bonus tile under a house has to be picked up.");
    if (code == problem::supplyNeedsMarket)
        return tr("Only a marketplace can be supplied.");
    if (code == problem::supplyHasSack)
        return tr("This marketplace has already been supplied.");
    if (code == problem::supplyNotAdjacent)
        return tr("Only numbers one line away from the marketplace can be chosen.");
    if (code == problem::supplyCovered)
        return tr("Only an uncovered number can be chosen.");
    if (code == problem::supplyTwoDifferent)
        return tr("The same number cannot be chosen twice.");
    if (code == problem::supplyTooFew)
        return tr("Choose %n number(s) next to the marketplace.", nullptr, is.number("needed"));
    if (code == problem::noSacksLeft)
        return tr("No flour sack is left in the supply.");
    return {};
}

} // namespace waystone::milestones
