#include "games/province/province_words.h"

#include "province/words/codes.h"
#include "province/words/terms.h"
#include "words/general_words.h"
#include "words/problem_arguments.h"

// What the rules have against an action, in sentences that name the rule.

namespace waystone::province {

QString ProvinceWords::ownProblemText(const Problem &problem) const
{
    const ProblemArguments is(problem.arguments, this);
    for (const auto text :
         {&ProvinceWords::momentText, &ProvinceWords::workText, &ProvinceWords::spendText,
          &ProvinceWords::loanText, &ProvinceWords::existenceText, &ProvinceWords::workersText,
          &ProvinceWords::structuresText, &ProvinceWords::heldLoanText, &ProvinceWords::turnText,
          &ProvinceWords::goalsText, &ProvinceWords::endingText}) {
        const QString sentence = (this->*text)(problem.code, is);
        if (!sentence.isEmpty())
            return sentence;
    }
    return general_words::atLine(problem, editionText(problem.code, is));
}

QString ProvinceWords::momentText(std::string_view code, const ProblemArguments &) const
{
    if (code == problem::malformedAction)
        return tr("There is no such action.");
    if (code == problem::gameOver)
        return tr("The game is over.");
    if (code == problem::chanceOnly)
        return tr("Only chance turns up goals and rolls the ships.");
    if (code == problem::chanceFirst)
        return tr("First a goal must be turned up or the ships rolled.");
    if (code == problem::goalNotInThePile)
        return tr("This goal is not among those still face down.");
    if (code == problem::notYourTurn)
        return tr("It is another player’s turn.");
    if (code == problem::workIsOver)
        return tr("Workers move only in the work phase, and that is over for this turn.");
    if (code == problem::workObligatory)
        return tr("At least one worker has to be moved.");
    if (code == problem::workFirst)
        return tr("This can be done only in the spend phase. Finish the work phase first.");
    return {};
}

QString ProvinceWords::workText(std::string_view code, const ProblemArguments &is) const
{
    if (code == problem::noWorkerThere)
        return tr("There is no such worker in this zone: %1").arg(is.text("worker"));
    if (code == problem::workerInReserve)
        return tr("This worker is not yet on the work cycle: %1").arg(is.text("worker"));
    if (code == problem::workerHasMoved)
        return tr("This worker has already moved; each moves at most one zone per turn.");
    if (code == problem::yellowNeedsCamp)
        return tr("The yellow worker moves only for a player with a Camp, built or borrowed.");
    if (code == problem::orangeNeedsVillage)
        return tr("The orange worker moves only for a player with a Village, built or borrowed.");
    if (code == problem::sailorOfOpponent)
        return tr("A sailor moves only for the player who hired it, and cannot be borrowed.");
    if (code == problem::allHaveMoved)
        return tr("All workers that can be moved have moved in this turn.");
    if (code == problem::oneWorkerLeft)
        return tr("Only one worker can still be moved; move just that one.");
    return {};
}

QString ProvinceWords::spendText(std::string_view code, const ProblemArguments &is) const
{
    if (code == problem::builtAlready)
        return is.term("structure") == term::unionHall
                   ? tr("Each player builds the Union only once. The button above the board uses it.")
                   : tr("Each player builds each type only once.");
    if (code == problem::oneStructureATurn)
        return tr("Only one structure can be built per turn.");
    if (code == problem::noTokensLeft)
        return tr("No structure token is left: all %1 are built.").arg(is.text("maximum"));
    if (code == problem::structureNeeded)
        return tr("This structure has to be owned first: %1").arg(is.text("needed"));
    if (code == problem::laborMissing)
        return tr("This takes %1; in this turn you have %2.", "labor")
            .arg(countedTerm(term::labor, is.number("needed")), countedTerm(term::labor, is.number("owned")));
    if (code == problem::coinsMissing)
        return tr("This takes %1; you have %2.", "coins")
            .arg(countedTerm(term::coin, is.number("needed")), countedTerm(term::coin, is.number("owned")));
    if (code == problem::laborAndCoinsMissing) {
        const QString separator = general_words::listSeparator();
        return tr("This takes %1; you have %2.", "coins")
            .arg(countedTerm(term::labor, is.number("needed")) + separator +
                     countedTerm(term::coin, is.number("neededCoins")),
                 countedTerm(term::labor, is.number("owned")) + separator +
                     countedTerm(term::coin, is.number("ownedCoins")));
    }
    if (code == problem::hireNeedsHarbor)
        return tr("A Harbor, built or borrowed, is needed to hire a sailor.");
    if (code == problem::harborNotWorkingYet)
        return tr("The Harbor was built in this turn; it works from the next turn on.");
    if (code == problem::hireNeedsMixedShips)
        return tr("A sailor can be hired only when the ships show a white and a black side.");
    if (code == problem::oneSailorATurn)
        return tr("Only one sailor can be hired per turn.");
    if (code == problem::noSailorsLeft)
        return tr("No sailor is left in the supply.");
    if (code == problem::bankEmpty)
        return tr("No coin is left in the supply, so grinding would bring nothing.");
    if (code == problem::unionNeeded)
        return tr("Only a player with a Union, built or borrowed, exchanges coins for labor.");
    return {};
}

QString ProvinceWords::loanText(std::string_view code, const ProblemArguments &) const
{
    if (code == problem::noLoan)
        return tr("There is no loan to repay.");
    if (code == problem::borrowNeedsLender)
        return tr("Only a player who owns a Lender can borrow.");
    if (code == problem::borrowHoldsCoin)
        return tr("The lender coin is already held. The loan must be repaid before the next one.");
    if (code == problem::borrowNotBuilt)
        return tr("Only a structure that the opponent has built and you have not can be borrowed.");
    if (code == problem::borrowOwnStructure)
        return tr("This structure is already owned.");
    if (code == problem::borrowAgain)
        return tr("This structure is already borrowed.");
    return {};
}

} // namespace waystone::province
