#include "games/twocities/twocities_words.h"

#include "twocities/words/codes.h"
#include "twocities/words/terms.h"
#include "words/problem_arguments.h"

// What is wrong with a position, in sentences.

namespace waystone::twocities {

QString TwoCitiesWords::playerOf(const ProblemArguments &is) const
{
    return seatName(static_cast<Seat>(is.number("seat")));
}

QString TwoCitiesWords::existenceText(std::string_view code, const ProblemArguments &is) const
{
    if (code == problem::playersOutOfRange)
        return tr("The number of players is %1; it must be from %2 to %3.")
            .arg(is.text("found"), is.text("minimum"), is.text("maximum"));
    if (code == problem::seatsNotAsPlayers)
        return tr("There must be as many seats as players. Seats: %1. Players: %2")
            .arg(is.text("found"), is.text("expected"));
    if (code == problem::citiesNotAsPlayers)
        return tr("The number of cities does not match the number of players. Cities: %1. Expected: %2")
            .arg(is.text("found"), is.text("expected"));
    if (code == problem::noSuchRound)
        return tr("There is no such round: %1. The last one: %2").arg(is.text("found"), is.text("maximum"));
    if (code == problem::noSuchTurn)
        return tr("There is no such turn in this round: %1. The last one: %2")
            .arg(is.text("found"), is.text("maximum"));
    if (code == problem::tileNotInEdition)
        return tr("The edition has no such tile.");
    if (code == problem::noSuchCell)
        return tr("There is no such space in a city.");
    if (code == problem::noSuchSide)
        return tr("A player has only two cities, one on the left and one on the right.");
    if (code == problem::tooManyTiles)
        return tr("There are too many tiles in one place: %1. Maximum: %2")
            .arg(is.text("found"), is.text("maximum"));
    if (code == problem::duplexBeyondTheGrid)
        return tr("One half of the duplex tile is outside the city.");
    return {};
}

QString TwoCitiesWords::citiesText(std::string_view code, const ProblemArguments &is) const
{
    if (code == problem::cellsOverlap)
        return tr("Two tiles cannot be on the same space.");
    if (code == problem::cityOffTheMiddle)
        return tr("A city has a tile on its middle space, where it began.");
    if (code == problem::cityInPieces)
        return tr("Every tile of a city shares an edge with another one.");
    if (code == problem::cityBeyondFourByFour)
        return tr("A city never exceeds a square of four by four buildings.");
    if (code == problem::citySize)
        return tr("The city should have a different number of buildings now. Buildings: %1. Expected: %2")
            .arg(is.text("found"), is.text("expected"));
    if (code == problem::cityDuplexes)
        return tr("The city should have a different number of duplex tiles now. Duplex tiles: %1. Expected: "
                  "%2")
            .arg(is.text("found"), is.text("expected"));
    if (code == problem::firstTileADuplex)
        return tr("The first tile of a city is a single tile.");
    if (code == problem::tooManyOfAKind)
        return tr("There are more tiles of a kind than the edition has, %1: %2. Maximum: %3")
            .arg(inLine(is.term("tile")), is.text("found"), is.text("maximum"));
    if (code == problem::duplexInTwoPlaces)
        return tr("A duplex tile cannot be in two places. Its buildings: %1, %2")
            .arg(inLine(is.term("first")), inLine(is.term("second")));
    return {};
}

QString TwoCitiesWords::handsText(std::string_view code, const ProblemArguments &is) const
{
    if (code == problem::handSize)
        return tr("A hand should have a different number of tiles this turn. Hand of %1: %2. Expected: %3")
            .arg(playerOf(is), is.text("found"), is.text("expected"));
    if (code == problem::wrongTilesInHand)
        return is.term("what") == term::duplexTile
                   ? tr("In this round, hands hold only duplex tiles. Player: %1").arg(playerOf(is))
                   : tr("In this round, hands hold only single tiles. Player: %1").arg(playerOf(is));
    if (code == problem::drawnOutOfOrder)
        return tr("The hands are filled one after the other, in seat order. Player: %1").arg(playerOf(is));
    if (code == problem::nothingToDraw)
        return tr("All hands are full, so there is nothing to draw.");
    return {};
}

QString TwoCitiesWords::courseText(std::string_view code, const ProblemArguments &is) const
{
    if (code == problem::keptTooEarly)
        return tr("Tiles are kept only when all hands are full. Player: %1").arg(playerOf(is));
    if (code == problem::keptCount)
        return tr("A player keeps two tiles at once. Tiles kept by %1: %2. Expected: %3")
            .arg(playerOf(is), is.text("found"), is.text("expected"));
    if (code == problem::keptNotInHand)
        return tr("Tiles kept belong to the hand until they are revealed. Player: %1").arg(playerOf(is));
    if (code == problem::everybodyHasSelected)
        return tr("Everybody has chosen, so the tiles are revealed.");
    if (code == problem::openOutsidePlacement)
        return tr("Cities wait for a tile only during placement. Player: %1").arg(playerOf(is));
    if (code == problem::keptNotAsOpen)
        return tr("There is one tile for each waiting city. Tiles of %1: %2. Cities: %3")
            .arg(playerOf(is), is.text("found"), is.text("expected"));
    if (code == problem::nobodyHasToPlace)
        return tr("Everybody has placed both tiles, so placement is over.");
    if (code == problem::discardsCount)
        return tr("Each completed round leaves one discarded tile per player. Discarded tiles: %1. Expected: "
                  "%2")
            .arg(is.text("found"), is.text("expected"));
    if (code == problem::wrongTileDiscarded)
        return tr("In this round, the other kind of tile is discarded. Round: %1").arg(is.text("round"));
    if (code == problem::overBeforeLastTurn)
        return tr("The game is over before the last round has been played.");
    return {};
}

} // namespace waystone::twocities
