#include "games/twocities/twocities_words.h"

#include "twocities/words/codes.h"

#include <algorithm>
#include <array>
#include <vector>

// The rules that problems break, by their short titles.

namespace waystone::twocities {

namespace {

struct Rule {
    const char *title;
    std::vector<std::string_view> codes;
};

} // namespace

QString TwoCitiesWords::ownRuleTitle(std::string_view problemCode) const
{
    static const std::array rules{
        Rule{QT_TR_NOOP("Order of play"), {problem::malformedAction, problem::gameOver}},
        Rule{QT_TR_NOOP("Drawing tiles"),
             {problem::chanceOnly, problem::chanceFirst, problem::wrongSupply, problem::noneLeftToDraw}},
        Rule{QT_TR_NOOP("Selection of tiles"),
             {problem::placementUnfinished, problem::alreadySelected, problem::notInYourHand,
              problem::onlyOneInHand}},
        Rule{QT_TR_NOOP("Placing tiles"),
             {problem::selectFirst, problem::notRevealedYet, problem::nothingToPlace,
              problem::notAmongYourTiles, problem::noSuchCity, problem::notYourCity,
              problem::cityHasItsTile}},
        Rule{QT_TR_NOOP("Where a tile fits"),
             {problem::firstTileInTheMiddle, problem::cellTaken, problem::notAdjacent,
              problem::beyondFourByFour, problem::tileMayNotTurn}},
        Rule{QT_TR_NOOP("Not in the game"),
             {problem::playersOutOfRange, problem::seatsNotAsPlayers, problem::citiesNotAsPlayers,
              problem::noSuchRound, problem::noSuchTurn, problem::tileNotInEdition, problem::noSuchCell,
              problem::noSuchSide, problem::tooManyTiles, problem::duplexBeyondTheGrid}},
        Rule{QT_TR_NOOP("The cities"),
             {problem::cellsOverlap, problem::cityOffTheMiddle, problem::cityInPieces,
              problem::cityBeyondFourByFour, problem::citySize, problem::cityDuplexes,
              problem::firstTileADuplex}},
        Rule{QT_TR_NOOP("Tiles and supply"), {problem::tooManyOfAKind, problem::duplexInTwoPlaces}},
        Rule{
            QT_TR_NOOP("Hands"),
            {problem::handSize, problem::wrongTilesInHand, problem::drawnOutOfOrder, problem::nothingToDraw}},
        Rule{QT_TR_NOOP("Course of a turn"),
             {problem::keptTooEarly, problem::keptCount, problem::keptNotInHand,
              problem::everybodyHasSelected, problem::openOutsidePlacement, problem::keptNotAsOpen,
              problem::nobodyHasToPlace}},
        Rule{QT_TR_NOOP("Course of a round"), {problem::discardsCount, problem::wrongTileDiscarded}},
        Rule{QT_TR_NOOP("End of the game"), {problem::overBeforeLastTurn}},
    };
    for (const Rule &rule : rules)
        if (std::ranges::find(rule.codes, problemCode) != rule.codes.end())
            return tr(rule.title);
    return {};
}

} // namespace waystone::twocities
