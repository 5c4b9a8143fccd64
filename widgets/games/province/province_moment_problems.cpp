#include "games/province/province_words.h"

#include "province/words/codes.h"
#include "words/problem_arguments.h"

// What is wrong with a position, in sentences: the loan, the turn, the goals and the end; and with an edition.

namespace waystone::province {

QString ProvinceWords::heldLoanText(std::string_view code, const ProblemArguments &is) const
{
    if (code == problem::lenderCoinWithoutLender)
        return tr("Only a player with a Lender holds the lender coin: %1").arg(playerOf(is));
    if (code == problem::borrowedWithoutCoin)
        return tr("A structure is borrowed only as long as somebody holds the lender coin.");
    if (code == problem::borrowedOutsideTurn)
        return tr("A loan serves only until the turn ends, so nothing is borrowed between two turns.");
    if (code == problem::borrowedWithoutLender)
        return tr("Only a player who owns a Lender borrows: %1").arg(playerOf(is));
    if (code == problem::borrowedNotBuilt)
        return tr("A structure is borrowed only from an opponent who has built it: %1")
            .arg(is.text("structure"));
    if (code == problem::borrowedOwn)
        return tr("Nobody borrows what is already owned: %1").arg(is.text("structure"));
    if (code == problem::borrowedSeveral)
        return tr("While the lender coin is held, only one structure is borrowed. Found: %1")
            .arg(is.text("found"));
    if (code == problem::coinWithoutBorrowed)
        return tr("As long as the lender coin is held, a structure is borrowed.");
    return {};
}

QString ProvinceWords::turnText(std::string_view code, const ProblemArguments &is) const
{
    if (code == problem::laborOutsideTurn)
        return tr("Only the player whose turn it is can have labor left.");
    if (code == problem::laborBeyondGain)
        return tr("Labor left cannot exceed labor gained. Left: %1. Gained: %2")
            .arg(is.text("found"), is.text("maximum"));
    if (code == problem::builtSeveral)
        return tr("Only one structure can be built per turn. Found: %1").arg(is.text("found"));
    if (code == problem::builtOutsideSpend)
        return tr("Structures are built only in the spend phase: %1").arg(is.text("structure"));
    if (code == problem::builtNowNotOwned)
        return tr("What was built in this turn belongs to the player whose turn it is. %1: %2")
            .arg(playerOf(is), is.text("structure"));
    if (code == problem::hiredOutsideSpend)
        return tr("Sailors are hired only in the spend phase.");
    if (code == problem::hiredWithoutSailor)
        return tr("A sailor was hired in this turn, but none belongs to: %1").arg(playerOf(is));
    if (code == problem::resumeWithoutReveal)
        return tr("Another phase waits only while a goal is being turned up.");
    if (code == problem::resumeNothing)
        return tr("After a goal is turned up, the turn goes on; it cannot go on with this phase.");
    return {};
}

QString ProvinceWords::goalsText(std::string_view code, const ProblemArguments &is) const
{
    if (code == problem::revealWithGoal)
        return tr("A goal is turned up only when none is open.");
    if (code == problem::revealWithoutGoals)
        return tr("No goal is left to turn up.");
    if (code == problem::goalNotRevealed)
        return tr("A goal is open as long as some are face down.");
    if (code == problem::goalNotTaken)
        return tr("%1 fulfills the open goal, so it would have been taken: %2")
            .arg(playerOf(is), is.text("goal"));
    if (code == problem::goalUndeserved)
        return tr("%1 has taken a goal without fulfilling it: %2").arg(playerOf(is), is.text("goal"));
    return {};
}

QString ProvinceWords::endingText(std::string_view code, const ProblemArguments &is) const
{
    if (code == problem::structuresWithoutEnd)
        return tr("When one player has this many structures, the game ends. %1: %2")
            .arg(playerOf(is), is.text("found"));
    if (code == problem::typesWithoutEnd)
        return tr("When every type of structure has been built, the game ends.");
    if (code == problem::goalsWithoutEnd)
        return tr("When no goal is left, the game ends.");
    if (code == problem::endWithoutCause)
        return tr("The end named here has not been reached: %1").arg(is.text("cause"));
    if (code == problem::endNotCarriedOut)
        return tr("The end has been reached, so the game is over at once.");
    if (code == problem::overWithoutEnd)
        return tr("The game is over, but nothing has ended it.");
    if (code == problem::lastTurnOver)
        return tr("The end has been reached, so no ships are rolled after this turn.");
    return {};
}

QString ProvinceWords::editionText(std::string_view code, const ProblemArguments &is) const
{
    if (code == edition_problem::zoneOrder)
        return tr("The work cycle has one coin zone, and the upper zone is a labor zone.");
    if (code == edition_problem::coinsOutOfOrder)
        return tr("Coins are listed from the lowest value to the highest.");
    if (code == edition_problem::tooManyCoins)
        return tr("There are too many coins: %1. Maximum: %2").arg(is.text("found"), is.text("maximum"));
    if (code == edition_problem::noChange)
        return tr("These coins cannot make change for two players. Coins of the first: %1. Coins of the "
                  "second: %2")
            .arg(is.text("first"), is.text("second"));
    if (code == edition_problem::tooFewCoins)
        return tr("There are not enough coins to start with. Coins in all: %1").arg(is.text("found"));
    if (code == edition_problem::endlessExchange)
        return tr(
            "Exchanging labor for coins and back must cost something; otherwise a turn could go on forever.");
    if (code == edition_problem::arrowsInACircle)
        return tr("The arrows between the structures cannot form a circle.");
    return {};
}

} // namespace waystone::province
