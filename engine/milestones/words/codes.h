#pragma once

#include "core/kit/refused.h"

#include <cstddef>
#include <string>
#include <string_view>

/// The codes in which this game speaks. Behind some of them: the arguments that come with them.
namespace waystone::milestones {

/// Why an action is refused: Refusal.
namespace problem {
// The moment
inline constexpr std::string_view malformedAction = malformedActionCode;
inline constexpr std::string_view gameOver = "game-over";
inline constexpr std::string_view chanceOnly = "chance-only";
inline constexpr std::string_view chanceFirst = "chance-first";
inline constexpr std::string_view notInTheSupply = "not-in-the-supply";
inline constexpr std::string_view notInThePile = "not-in-the-pile";
inline constexpr std::string_view notYourTurn = "not-your-turn";
inline constexpr std::string_view chooseInDraft = "choose-in-draft";
inline constexpr std::string_view chooseObligatory = "choose-obligatory";
inline constexpr std::string_view tradeAtTradingHouse = "trade-at-trading-house";
inline constexpr std::string_view buildAtBoardOfWorks = "build-at-board-of-works";
inline constexpr std::string_view supplyAtMill = "supply-at-mill";
inline constexpr std::string_view visitOver = "visit-over";
inline constexpr std::string_view keepAtCastle = "keep-at-castle";
inline constexpr std::string_view nothingToReduce = "nothing-to-reduce"; // goods
inline constexpr std::string_view coverAtCastle = "cover-at-castle";
inline constexpr std::string_view offerOpen = "offer-open";
inline constexpr std::string_view keepObligatory = "keep-obligatory";
inline constexpr std::string_view coverFirst = "cover-first";
inline constexpr std::string_view visitUnfinished = "visit-unfinished";
inline constexpr std::string_view moveObligatory = "move-obligatory";
inline constexpr std::string_view coverObligatory = "cover-obligatory";

// Player boards
inline constexpr std::string_view tileNotOffered = "tile-not-offered";
inline constexpr std::string_view tileOffTheBoard = "tile-off-the-board";
inline constexpr std::string_view employmentSpaceTaken = "employment-space-taken";
inline constexpr std::string_view noSuchSpace = "no-such-space";
inline constexpr std::string_view movePastCastle = "move-past-castle";
inline constexpr std::string_view oneTileAVisit = "one-tile-a-visit";
inline constexpr std::string_view tileNotDisplayed = "tile-not-displayed";
inline constexpr std::string_view coinsMissing = "coins-missing";
inline constexpr std::string_view cubesOnly = "cubes-only";
inline constexpr std::string_view cubesMissing = "cubes-missing";  // as goodsMissing
inline constexpr std::string_view keepNotOwned = "keep-not-owned"; // as goodsMissing
inline constexpr std::string_view coverNeedsWorker = "cover-needs-worker";

// Main board
inline constexpr std::string_view goodsMissing =
    "goods-missing"; // good, needed, owned; good2, … for the next
/// What the arguments of the good that is missing in this place of the list end with, counted from 0.
[[nodiscard]] inline std::string goodsMissingSuffix(std::size_t index)
{
    return index == 0 ? std::string() : std::to_string(index + 1);
}
inline constexpr std::string_view noSectionsLeft = "no-sections-left";
inline constexpr std::string_view sectionNotOnLines = "section-not-on-lines";
inline constexpr std::string_view sectionFromMilestone = "section-from-milestone";
inline constexpr std::string_view sectionFromJoint = "section-from-joint";
inline constexpr std::string_view sectionFromNowhere = "section-from-nowhere";
inline constexpr std::string_view sectionMeetsStreet = "section-meets-street";
inline constexpr std::string_view sectionNeedsNumbers = "section-needs-numbers";
inline constexpr std::string_view noHousesLeft = "no-houses-left";
inline constexpr std::string_view houseTaken = "house-taken";
inline constexpr std::string_view houseNeedsStreet = "house-needs-street";
inline constexpr std::string_view houseBonusNeedsWorker = "house-bonus-needs-worker";
inline constexpr std::string_view noMarketsLeft = "no-markets-left";
inline constexpr std::string_view marketOnMilestone = "market-on-milestone";
inline constexpr std::string_view marketOnMarket = "market-on-market";
inline constexpr std::string_view marketNeedsStreet = "market-needs-street";
inline constexpr std::string_view bonusNotOffered = "bonus-not-offered";
inline constexpr std::string_view bonusNeedsWorker = "bonus-needs-worker";
inline constexpr std::string_view bonusWrongWorker = "bonus-wrong-worker";
inline constexpr std::string_view bonusWorkerTaken = "bonus-worker-taken";
inline constexpr std::string_view bonusHouseMustTake = "bonus-house-must-take";
inline constexpr std::string_view supplyNeedsMarket = "supply-needs-market";
inline constexpr std::string_view supplyHasSack = "supply-has-sack";
inline constexpr std::string_view supplyNotAdjacent = "supply-not-adjacent";
inline constexpr std::string_view supplyCovered = "supply-covered";
inline constexpr std::string_view supplyTwoDifferent = "supply-two-different";
inline constexpr std::string_view supplyTooFew = "supply-too-few"; // chosen, needed
inline constexpr std::string_view noSacksLeft = "no-sacks-left";
} // namespace problem

/// What is wrong with a position: PositionCheck.
namespace problem {
// Existence
inline constexpr std::string_view playersOutOfRange = "players-out-of-range";
inline constexpr std::string_view seatsNotAsPlayers = "seats-not-as-players";
inline constexpr std::string_view noSuchSeat = "no-such-seat";
inline constexpr std::string_view noSuchPlace = "no-such-place";
inline constexpr std::string_view noSuchKind = "no-such-kind";
inline constexpr std::string_view noSuchTile = "no-such-tile";
inline constexpr std::string_view tooManySlots = "too-many-slots";
inline constexpr std::string_view pieceListedTwice = "piece-listed-twice";
inline constexpr std::string_view goodsBeyondLimit = "goods-beyond-limit";
inline constexpr std::string_view pointsBeyondLimit = "points-beyond-limit";

// Beginning: another phase asks for other rows, boards and pieces
inline constexpr std::string_view builtTooEarly = "built-too-early";
inline constexpr std::string_view bushesOutOfOrder = "bushes-out-of-order";
inline constexpr std::string_view turnedUpOutOfOrder = "turned-up-out-of-order";
inline constexpr std::string_view seatNotFresh = "seat-not-fresh";
inline constexpr std::string_view draftOver = "draft-over";
inline constexpr std::string_view draftTiles = "draft-tiles";
inline constexpr std::string_view draftTurn = "draft-turn";
inline constexpr std::string_view bushEmpty = "bush-empty";
inline constexpr std::string_view startingTilesCount = "starting-tiles-count";

// Network: streets before what they tie together
inline constexpr std::string_view overSupply = "over-supply";
inline constexpr std::string_view startWithoutMarket = "start-without-market";
inline constexpr std::string_view milestoneOnMarket = "milestone-on-market";
inline constexpr std::string_view streetBetweenMilestones = "street-between-milestones";
inline constexpr std::string_view streetLoop = "street-loop";
inline constexpr std::string_view milestoneWithoutTwoStreets = "milestone-without-two-streets";
inline constexpr std::string_view streetWithoutMilestone = "street-without-milestone";
inline constexpr std::string_view streetsApart = "streets-apart";
inline constexpr std::string_view sackWithoutMarket = "sack-without-market";
inline constexpr std::string_view marketWithoutStreet = "market-without-street";
inline constexpr std::string_view junctionWithoutMarket = "junction-without-market";
inline constexpr std::string_view houseWithoutStreet = "house-without-street";
inline constexpr std::string_view houseOnBonusTile = "house-on-bonus-tile";

// Boards
inline constexpr std::string_view tileInTwoPlaces = "tile-in-two-places";
inline constexpr std::string_view tileTorn = "tile-torn";
inline constexpr std::string_view tileOverTheEdge = "tile-over-the-edge";
inline constexpr std::string_view tilesAtSameSpot = "tiles-at-same-spot";
inline constexpr std::string_view buriedTileUncovered = "buried-tile-uncovered";
inline constexpr std::string_view halfOnEmptySpace = "half-on-empty-space";
inline constexpr std::string_view coverWithoutWorker = "cover-without-worker";
inline constexpr std::string_view bonusWithoutWorker = "bonus-without-worker";
inline constexpr std::string_view fewTiles = "few-tiles";

// Tiles
inline constexpr std::string_view bonusOverSupply = "bonus-over-supply";
inline constexpr std::string_view displayNotFull = "display-not-full";
inline constexpr std::string_view refillWithoutPile = "refill-without-pile";
inline constexpr std::string_view boxCount = "box-count";
inline constexpr std::string_view startingTilesLeft = "starting-tiles-left";

// Turn
inline constexpr std::string_view movesLeft = "moves-left";
inline constexpr std::string_view pawnElsewhere = "pawn-elsewhere";
inline constexpr std::string_view castleGoods = "castle-goods";
inline constexpr std::string_view manyGoods = "many-goods";
inline constexpr std::string_view hiredOutsideTrade = "hired-outside-trade";
inline constexpr std::string_view refillWithoutHire = "refill-without-hire";
inline constexpr std::string_view keepWithoutNeed = "keep-without-need";
inline constexpr std::string_view nothingToCover = "nothing-to-cover";
inline constexpr std::string_view offerOutsideWorks = "offer-outside-works";
inline constexpr std::string_view offerWithoutPiece = "offer-without-piece";
inline constexpr std::string_view offerNotOpen = "offer-not-open";
inline constexpr std::string_view offerMissing = "offer-missing";

// End
inline constexpr std::string_view targetWithoutEnd = "target-without-end";
inline constexpr std::string_view lastTileWithoutEnd = "last-tile-without-end";
inline constexpr std::string_view endWithoutCause = "end-without-cause";
inline constexpr std::string_view lastTurnOver = "last-turn-over";
inline constexpr std::string_view overWithoutEnd = "over-without-end";
inline constexpr std::string_view overEarly = "over-early";
inline constexpr std::string_view majorityBeforeEnd = "majority-before-end";
inline constexpr std::string_view allSpent = "all-spent";
inline constexpr std::string_view pointsWithoutPiece = "points-without-piece";
} // namespace problem

/// What a seat is asked to do: prompt().
namespace prompt {
inline constexpr std::string_view over = "over";
inline constexpr std::string_view chance = "chance";
inline constexpr std::string_view wait = "wait";
inline constexpr std::string_view chooseFirstTile = "choose-first-tile";
inline constexpr std::string_view chooseSecondTile = "choose-second-tile";
inline constexpr std::string_view firstMove = "first-move";
inline constexpr std::string_view secondMove = "second-move";
inline constexpr std::string_view trade = "trade";
inline constexpr std::string_view build = "build";
inline constexpr std::string_view supply = "supply";
inline constexpr std::string_view chooseWorkerForBonus = "choose-worker-for-bonus";
inline constexpr std::string_view takeOrLeaveBonus = "take-or-leave-bonus";
inline constexpr std::string_view keep = "keep";
inline constexpr std::string_view mayCover = "may-cover";
inline constexpr std::string_view cover = "cover";
inline constexpr std::string_view tradeAfterHiring = "trade-after-hiring";
// A visit in which nothing is left to do but to finish it
inline constexpr std::string_view tradeUnpaid = "trade-unpaid";
inline constexpr std::string_view buildUnpaid = "build-unpaid";
inline constexpr std::string_view buildNowhere = "build-nowhere";
inline constexpr std::string_view supplyUnpaid = "supply-unpaid";
inline constexpr std::string_view supplyNowhere = "supply-nowhere";
} // namespace prompt

/// What would mend a position: Repairs.
namespace fix {
inline constexpr std::string_view leaveOutWhatIsNotThere = "leave-out-what-is-not-there";

// Network
inline constexpr std::string_view removeSurplus = "remove-surplus"; ///< what (term), count
inline constexpr std::string_view putMarket = "put-market";
inline constexpr std::string_view removeMarket = "remove-market";
inline constexpr std::string_view putMilestone = "put-milestone";
inline constexpr std::string_view removeMilestone = "remove-milestone";
inline constexpr std::string_view removeSection = "remove-section";
inline constexpr std::string_view removeSack = "remove-sack";
inline constexpr std::string_view removeStreet = "remove-street";
inline constexpr std::string_view removeStreetsOfLoop = "remove-streets-of-loop";
inline constexpr std::string_view removeStreetsApart = "remove-streets-apart";
inline constexpr std::string_view removeHouse = "remove-house";
inline constexpr std::string_view removeBonusTile = "remove-bonus-tile";

// Boards
inline constexpr std::string_view removeTile = "remove-tile";
inline constexpr std::string_view putCoverTile = "put-cover-tile";
inline constexpr std::string_view removeCoverTile = "remove-cover-tile";
inline constexpr std::string_view showOtherWorker = "show-other-worker";
inline constexpr std::string_view giveGoodsBack = "give-goods-back"; ///< seat, count

// Tiles
inline constexpr std::string_view fillDisplay = "fill-display";                ///< count
inline constexpr std::string_view emptyDisplay = "empty-display";              ///< count
inline constexpr std::string_view putTilesOutOfGame = "put-tiles-out-of-game"; ///< count
inline constexpr std::string_view takeTilesIntoPile = "take-tiles-into-pile";  ///< count

// Beginning
inline constexpr std::string_view removeAllBuilt = "remove-all-built";
inline constexpr std::string_view clearSeat = "clear-seat"; ///< seat
inline constexpr std::string_view removeLaterBonusTiles = "remove-later-bonus-tiles";
inline constexpr std::string_view fillBushes = "fill-bushes";
inline constexpr std::string_view fillStartingTiles = "fill-starting-tiles"; ///< count

// Turn
inline constexpr std::string_view setTurn = "set-turn";            ///< seat
inline constexpr std::string_view setMovesLeft = "set-moves-left"; ///< count
inline constexpr std::string_view setPhase = "set-phase";          ///< phase (term)
inline constexpr std::string_view movePawn = "move-pawn";          ///< seat, space (place)
inline constexpr std::string_view nothingHired = "nothing-hired";
inline constexpr std::string_view tileWasHired = "tile-was-hired";
inline constexpr std::string_view clearOffers = "clear-offers";
inline constexpr std::string_view removeOffer = "remove-offer";
inline constexpr std::string_view openOffers = "open-offers";

// End
inline constexpr std::string_view endTriggeredBy = "end-triggered-by"; ///< seat
inline constexpr std::string_view endNotTriggered = "end-not-triggered";
inline constexpr std::string_view endGame = "end-game";
inline constexpr std::string_view clearMajorities = "clear-majorities";  ///< seat
inline constexpr std::string_view pointsAsCarried = "points-as-carried"; ///< seat, source (term)
} // namespace fix

/// What is wrong with an edition.
namespace edition_problem {
inline constexpr std::string_view duplicateName = "edition.duplicate-name";
inline constexpr std::string_view listedTwice = "edition.listed-twice";
inline constexpr std::string_view milestonesNotHalf = "edition.milestones-not-half";
inline constexpr std::string_view notATriangle = "edition.not-a-triangle";
inline constexpr std::string_view notNeighbours = "edition.not-neighbours";
inline constexpr std::string_view numberMissing = "edition.number-missing";
inline constexpr std::string_view offLattice = "edition.off-lattice";
inline constexpr std::string_view outOfReach = "edition.out-of-reach";
inline constexpr std::string_view placeTaken = "edition.place-taken";
inline constexpr std::string_view startHasNumber = "edition.start-has-number";
inline constexpr std::string_view tooFewBonusTiles = "edition.too-few-bonus-tiles";
inline constexpr std::string_view tooFewTiles = "edition.too-few-tiles";
inline constexpr std::string_view unknownVertex = "edition.unknown-vertex";
inline constexpr std::string_view wrongName = "edition.wrong-name";
} // namespace edition_problem

/// Points of the rules that a table settles: Choices.
namespace option {
inline constexpr std::string_view stalled = "stalled";
inline constexpr std::string_view allEqualCategory = "allEqualCategory";
} // namespace option

namespace option_value {
// stalled
inline constexpr std::string_view endWithFinalScoring = "endWithFinalScoring";
inline constexpr std::string_view playOn = "playOn";

// allEqualCategory
inline constexpr std::string_view notScored = "notScored";
inline constexpr std::string_view twoEach = "twoEach";
} // namespace option_value

/// What is told of a position beside points, where actions are compared: Advantage.
namespace advantage_code {
inline constexpr std::string_view workers = "workers";           ///< that show on the seat's board
inline constexpr std::string_view kindsOfGoods = "kindsOfGoods"; ///< that these bring
inline constexpr std::string_view aheadInLap =
    "aheadInLap"; ///< of these, those before which the piece stands in this lap
inline constexpr std::string_view income = "income"; ///< coins of the trading house
inline constexpr std::string_view majorities =
    "majorities"; ///< points that the final scoring would bring now
inline constexpr std::string_view bestBuilding =
    "bestBuilding";                                          ///< points of the best that the goods pay for
inline constexpr std::string_view bestSack = "bestSack";     ///< likewise, at the mill
inline constexpr std::string_view toHandOver = "toHandOver"; ///< goods beyond what the castle leaves
} // namespace advantage_code

} // namespace waystone::milestones
