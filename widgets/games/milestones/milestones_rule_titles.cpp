#include "games/milestones/milestones_words.h"

#include "milestones/words/codes.h"

#include <algorithm>
#include <array>
#include <vector>

// The rules that problems break, by their short titles.

namespace waystone::milestones {

namespace {

struct Rule {
    const char *title;
    std::vector<std::string_view> codes;
};

} // namespace

QString MilestonesWords::ownRuleTitle(std::string_view problemCode) const
{
    static const std::array rules{
        Rule{QT_TR_NOOP("Order of play"),
             {problem::malformedAction, problem::gameOver, problem::notYourTurn, problem::moveObligatory,
              problem::visitUnfinished, problem::visitOver}},
        Rule{QT_TR_NOOP("Drawing tiles"),
             {problem::chanceOnly, problem::chanceFirst, problem::notInTheSupply, problem::notInThePile}},
        Rule{QT_TR_NOOP("Choice of starting tiles"),
             {problem::chooseInDraft, problem::chooseObligatory, problem::tileNotOffered,
              problem::employmentSpaceTaken}},
        Rule{QT_TR_NOOP("Moving the playing piece"), {problem::noSuchSpace, problem::movePastCastle}},
        Rule{QT_TR_NOOP("Trading house"), {problem::tradeAtTradingHouse}},
        Rule{QT_TR_NOOP("Hiring workers"),
             {problem::oneTileAVisit, problem::tileNotDisplayed, problem::tileOffTheBoard}},
        Rule{QT_TR_NOOP("What has to be paid"), {problem::coinsMissing, problem::goodsMissing}},
        Rule{QT_TR_NOOP("Buying and selling goods"), {problem::cubesOnly, problem::cubesMissing}},
        Rule{QT_TR_NOOP("Board of works"), {problem::buildAtBoardOfWorks}},
        Rule{QT_TR_NOOP("Street sections"),
             {problem::noSectionsLeft, problem::sectionNotOnLines, problem::sectionFromMilestone,
              problem::sectionFromJoint, problem::sectionFromNowhere, problem::sectionMeetsStreet,
              problem::sectionNeedsNumbers}},
        Rule{QT_TR_NOOP("Houses"), {problem::noHousesLeft, problem::houseTaken, problem::houseNeedsStreet}},
        Rule{QT_TR_NOOP("Marketplaces"),
             {problem::noMarketsLeft, problem::marketOnMilestone, problem::marketOnMarket,
              problem::marketNeedsStreet}},
        Rule{QT_TR_NOOP("Bonus tiles"),
             {problem::offerOpen, problem::bonusNotOffered, problem::bonusNeedsWorker,
              problem::bonusWrongWorker, problem::bonusWorkerTaken, problem::bonusHouseMustTake,
              problem::houseBonusNeedsWorker}},
        Rule{QT_TR_NOOP("Mill"),
             {problem::supplyAtMill, problem::supplyNeedsMarket, problem::supplyHasSack,
              problem::supplyNotAdjacent, problem::supplyCovered, problem::supplyTwoDifferent,
              problem::supplyTooFew, problem::noSacksLeft}},
        Rule{QT_TR_NOOP("Castle: reducing goods"),
             {problem::keepAtCastle, problem::nothingToReduce, problem::keepObligatory,
              problem::keepNotOwned}},
        Rule{QT_TR_NOOP("Castle: covering a worker"),
             {problem::coverAtCastle, problem::coverFirst, problem::coverObligatory,
              problem::coverNeedsWorker}},
        Rule{QT_TR_NOOP("Not in the game"),
             {problem::playersOutOfRange, problem::seatsNotAsPlayers, problem::noSuchSeat,
              problem::noSuchKind, problem::pieceListedTwice, problem::noSuchPlace, problem::noSuchTile,
              problem::tooManySlots, problem::goodsBeyondLimit, problem::pointsBeyondLimit,
              problem::overSupply, problem::bonusOverSupply}},
        Rule{QT_TR_NOOP("The network of streets"),
             {problem::startWithoutMarket, problem::milestoneOnMarket, problem::marketWithoutStreet,
              problem::sackWithoutMarket, problem::milestoneWithoutTwoStreets, problem::junctionWithoutMarket,
              problem::streetWithoutMilestone, problem::streetBetweenMilestones, problem::streetLoop,
              problem::streetsApart, problem::houseWithoutStreet, problem::houseOnBonusTile}},
        Rule{QT_TR_NOOP("Worker tiles on a player board"),
             {problem::tileInTwoPlaces, problem::tileTorn, problem::tileOverTheEdge,
              problem::halfOnEmptySpace, problem::tilesAtSameSpot, problem::buriedTileUncovered,
              problem::coverWithoutWorker, problem::bonusWithoutWorker, problem::fewTiles}},
        Rule{QT_TR_NOOP("Goods after the castle"), {problem::castleGoods, problem::manyGoods}},
        Rule{QT_TR_NOOP("Display and draw pile"),
             {problem::displayNotFull, problem::refillWithoutPile, problem::boxCount}},
        Rule{QT_TR_NOOP("Setup"),
             {problem::startingTilesLeft, problem::builtTooEarly, problem::seatNotFresh,
              problem::bushesOutOfOrder, problem::bushEmpty, problem::turnedUpOutOfOrder,
              problem::startingTilesCount, problem::draftOver, problem::draftTiles, problem::draftTurn}},
        Rule{QT_TR_NOOP("Course of a turn"),
             {problem::movesLeft, problem::pawnElsewhere, problem::hiredOutsideTrade,
              problem::refillWithoutHire, problem::keepWithoutNeed, problem::nothingToCover}},
        Rule{QT_TR_NOOP("Bonus tiles on offer"),
             {problem::offerOutsideWorks, problem::offerWithoutPiece, problem::offerNotOpen,
              problem::offerMissing}},
        Rule{QT_TR_NOOP("End of the game"),
             {problem::targetWithoutEnd, problem::lastTileWithoutEnd, problem::endWithoutCause,
              problem::lastTurnOver, problem::overWithoutEnd, problem::overEarly, problem::majorityBeforeEnd,
              problem::allSpent, problem::pointsWithoutPiece}},
    };
    const auto found = std::ranges::find_if(rules, [&](const Rule &rule) {
        return std::find(rule.codes.begin(), rule.codes.end(), problemCode) != rule.codes.end();
    });
    return found == rules.end() ? QString() : tr(found->title);
}

} // namespace waystone::milestones
