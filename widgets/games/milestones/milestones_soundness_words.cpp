#include "games/milestones/milestones_words.h"

#include "milestones/words/codes.h"
#include "words/problem_arguments.h"

#include <algorithm>

// What is wrong with a position, in sentences: what does not exist, the network, and the boards.

namespace waystone::milestones {

QString MilestonesWords::existenceText(std::string_view code, const ProblemArguments &is) const
{
    if (code == problem::playersOutOfRange)
        return tr("The number of players is %1; it must be from %2 to %3.")
            .arg(is.text("found"), is.text("minimum"), is.text("maximum"));
    if (code == problem::seatsNotAsPlayers)
        return tr("There must be as many player boards as players. Boards: %1. Players: %2")
            .arg(is.text("found"), is.text("expected"));
    if (code == problem::noSuchSeat)
        return tr("There is no player with this number: %1").arg(is.number("seat") + 1);
    if (code == problem::noSuchKind)
        return tr("There is no such kind of bonus tile.");
    if (code == problem::pieceListedTwice)
        return tr("The same piece is in one place twice: %1").arg(is.text("what"));
    if (code == problem::noSuchPlace)
        return tr("The board has no such place for a piece: %1").arg(is.text("what"));
    if (code == problem::noSuchTile)
        return tr("The edition has no such worker tile. It has %n.", nullptr, is.number("count"));
    if (code == problem::tooManySlots)
        return tr("There are too many worker tiles in the row: %1. Maximum: %2")
            .arg(is.text("found"), is.text("maximum"));
    if (code == problem::goodsBeyondLimit)
        return tr("There are too many goods of one kind, %1: %2. Maximum: %3")
            .arg(is.text("good"), is.text("found"), is.text("maximum"));
    if (code == problem::pointsBeyondLimit)
        return tr("There are too many points from one source, %1: %2. Maximum: %3")
            .arg(sourceName(is.term("source")), is.text("found"), is.text("maximum"));
    return {};
}

QString MilestonesWords::networkText(std::string_view code, const ProblemArguments &is) const
{
    if (code == problem::overSupply)
        return tr("There are more pieces than the supply holds, %1: %2. Maximum: %3")
            .arg(is.text("what"), is.text("found"), is.text("maximum"));
    if (code == problem::startWithoutMarket)
        return tr("The first marketplace is missing.");
    if (code == problem::milestoneOnMarket)
        return tr("A milestone and a marketplace cannot cover the same number.");
    if (code == problem::marketWithoutStreet)
        return tr("Every marketplace but the first needs a street.");
    if (code == problem::sackWithoutMarket)
        return tr("A flour sack can only be on a marketplace.");
    if (code == problem::milestoneWithoutTwoStreets)
        return tr("A milestone joins exactly two street pieces. Street pieces here: %1")
            .arg(is.text("found"));
    if (code == problem::junctionWithoutMarket)
        return tr("Streets branch off only at marketplaces. Street pieces here: %1").arg(is.text("found"));
    if (code == problem::streetWithoutMilestone)
        return tr("Each street piece has a milestone at one of its ends.");
    if (code == problem::streetBetweenMilestones)
        return tr("A street piece cannot have a milestone at both ends.");
    if (code == problem::streetLoop)
        return tr("Streets cannot form a loop.");
    if (code == problem::streetsApart)
        return tr("All streets are connected to the first marketplace.");
    if (code == problem::houseWithoutStreet)
        return tr("A house needs a street along an edge of its triangle.");
    if (code == problem::houseOnBonusTile)
        return tr("A house and a bonus tile cannot share a triangle.");
    return {};
}

QString MilestonesWords::tileOf(const ProblemArguments &is) const
{
    const auto worker = [&](std::string_view kind, std::string_view number) {
        const auto found = std::ranges::find(workerNames, is.term(kind));
        const auto index = found - workerNames.begin();
        return workerName(
            {static_cast<Good>(index % goodKinds), static_cast<std::uint8_t>(is.number(number))});
    };
    return tr("%1 + %2", "the two workers of a tile")
        .arg(worker("left", "leftNumber"), worker("right", "rightNumber"));
}

QString MilestonesWords::tilesText(std::string_view code, const ProblemArguments &is) const
{
    if (code == problem::tileInTwoPlaces)
        return tr("A worker tile cannot be in two places: %1").arg(tileOf(is));
    if (code == problem::tileTorn)
        return tr("The two workers of a tile are side by side, in the printed order: %1").arg(tileOf(is));
    if (code == problem::tileOverTheEdge)
        return tr("A worker tile covers two adjacent employment spaces; this one sticks out over the edge of "
                  "the board: %1")
            .arg(tileOf(is));
    if (code == problem::halfOnEmptySpace)
        return tr("A worker tile covers two spaces, so neither of them can be empty: %1").arg(tileOf(is));
    if (code == problem::tilesAtSameSpot)
        return tr("When two worker tiles are on the same two spaces, only the upper one is visible: %1")
            .arg(tileOf(is));
    if (code == problem::buriedTileUncovered)
        return tr("A hidden worker tile is here, so the space cannot be empty: %1").arg(tileOf(is));
    if (code == problem::coverWithoutWorker)
        return tr("A cover tile can only be on a worker.");
    if (code == problem::bonusWithoutWorker)
        return tr("A bonus tile can only be on a bush or on a visible worker.");
    if (code == problem::castleGoods)
        return tr("After a visit to the castle, no more than %1 goods are left. Goods: %2")
            .arg(is.text("maximum"), is.text("found"));
    if (code == problem::manyGoods)
        return tr("A game hardly ever brings this many goods: %1. Maximum between two castle visits: %2")
            .arg(is.text("found"), is.text("maximum"));
    if (code == problem::fewTiles)
        return tr("After setup, every player board has at least two worker tiles. Worker tiles of %1: %2")
            .arg(playerOf(is), is.text("found"));
    if (code == problem::bonusOverSupply)
        return tr("There are more bonus tiles of a kind than the edition has, %1: %2. Maximum: %3")
            .arg(is.text("kind"), is.text("found"), is.text("maximum"));
    if (code == problem::displayNotFull)
        return tr("The display is refilled as long as the draw pile lasts. Worker tiles: %1. Expected: %2")
            .arg(is.text("found"), is.text("expected"));
    if (code == problem::refillWithoutPile)
        return tr("Without a draw pile the display is not refilled.");
    if (code == problem::boxCount)
        return tr("Only the leftover starting tile leaves the game. Worker tiles in the box: %1. Expected: "
                  "%2")
            .arg(is.text("found"), is.text("expected"));
    if (code == problem::startingTilesLeft)
        return tr("Once the starting tiles have been chosen, none are left on offer. Starting tiles: %1")
            .arg(is.text("found"));
    return {};
}

} // namespace waystone::milestones
