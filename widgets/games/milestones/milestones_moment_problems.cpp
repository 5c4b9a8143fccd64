#include "games/milestones/milestones_words.h"

#include "milestones/words/codes.h"
#include "words/problem_arguments.h"

// What is wrong with a position, in sentences: the beginning, the turn and the end.

namespace waystone::milestones {

QString MilestonesWords::playerOf(const ProblemArguments &is) const
{
    return seatName(static_cast<Seat>(is.number("seat")));
}

QString MilestonesWords::beginningText(std::string_view code, const ProblemArguments &is) const
{
    if (code == problem::builtTooEarly)
        return tr("Before the first turn, only the first marketplace is built.");
    if (code == problem::seatNotFresh)
        return tr("Before the first turn, a player has only the starting capital, and the playing piece is "
                  "on the castle. Player: %1")
            .arg(playerOf(is));
    if (code == problem::bushesOutOfOrder)
        return tr("Bonus tiles are put on the bushes one after the other, in the order of the edition.");
    if (code == problem::bushEmpty)
        return tr("Before the first turn, every bush has its bonus tile.");
    if (code == problem::turnedUpOutOfOrder)
        return tr("The bonus tiles are turned up first, then the display, then the starting tiles.");
    if (code == problem::startingTilesCount)
        return tr("Starting tiles on offer: %1. Expected: %2").arg(is.text("found"), is.text("expected"));
    if (code == problem::draftOver)
        return tr("All starting tiles have been chosen, so the first turn begins.");
    if (code == problem::draftTiles)
        return tr("Each player chooses two starting tiles, one player after the other. %1 has: %2. Expected: "
                  "%3")
            .arg(playerOf(is), is.text("found"), is.text("expected"));
    if (code == problem::draftTurn)
        return tr("Starting tiles are chosen counter-clockwise, the starting player last. Now it is the turn "
                  "of: %1")
            .arg(seatName(static_cast<Seat>(is.number("expected"))));
    return {};
}

QString MilestonesWords::turnText(std::string_view code, const ProblemArguments &is) const
{
    if (code == problem::movesLeft)
        return tr("A turn has two moves. Moves left after this one: %1. Maximum: %2")
            .arg(is.text("found"), is.text("maximum"));
    if (code == problem::pawnElsewhere)
        return tr("For the current action, the playing piece must be here: %1").arg(is.text("space"));
    if (code == problem::hiredOutsideTrade)
        return tr("Workers are hired only at the trading house.");
    if (code == problem::refillWithoutHire)
        return tr("The display is refilled only after workers have been hired.");
    if (code == problem::keepWithoutNeed)
        return tr("Only a player with more than %1 goods has to reduce them. Goods: %2")
            .arg(is.text("maximum"), is.text("found"));
    if (code == problem::nothingToCover)
        return tr("Without a visible worker there is nothing to cover.");
    if (code == problem::offerOutsideWorks)
        return tr("Bonus tiles are on offer only after something has been built at the board of works.");
    if (code == problem::offerWithoutPiece)
        return tr("Bonus tiles are on offer only around the milestone, marketplace or house that has just "
                  "been built.");
    if (code == problem::offerNotOpen)
        return tr("A bonus tile is on offer only beside what has just been built, and only to a player with "
                  "a free worker of its kind.");
    if (code == problem::offerMissing)
        return tr("No bonus tile is on offer, so building goes on.");
    return {};
}

QString MilestonesWords::endText(std::string_view code, const ProblemArguments &is) const
{
    if (code == problem::targetWithoutEnd)
        return tr("Whoever reaches the target space triggers the end of the game. Target space: %1. Points "
                  "of %2: %3")
            .arg(is.text("target"), playerOf(is), is.text("points"));
    if (code == problem::lastTileWithoutEnd)
        return tr("Whoever hires the last worker tile triggers the end of the game.");
    if (code == problem::endWithoutCause)
        return tr("%1 has triggered the end of the game without reaching the target space (%2) or hiring the "
                  "last worker "
                  "tile.")
            .arg(playerOf(is), is.text("target"));
    if (code == problem::lastTurnOver)
        return tr("The player who triggered the end of the game takes no more turns: %1").arg(playerOf(is));
    if (code == problem::overWithoutEnd)
        return tr("The game is over, but nothing has triggered its end.");
    if (code == problem::overEarly)
        return tr("The game is over before every player has had a last turn. The last one was: %1")
            .arg(playerOf(is));
    if (code == problem::majorityBeforeEnd)
        return tr("Majorities are scored only in the final scoring. Player: %1").arg(playerOf(is));
    if (code == problem::allSpent)
        return tr("Nobody can hire workers anymore, so the game would have ended.");
    if (code == problem::pointsWithoutPiece)
        return tr("There are points for something that has not been built. %1: %2")
            .arg(playerOf(is), sourceName(is.term("source")));
    return {};
}

} // namespace waystone::milestones
