#include "games/province/province_words.h"

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
    if (code == "malformed-action")
        return tr("There is no such action.");
    if (code == "game-over")
        return tr("The game is over.");
    if (code == "chance-only")
        return tr("Only chance turns up goals and rolls the ships.");
    if (code == "chance-first")
        return tr("First a goal has to be turned up or the ships have to be rolled.");
    if (code == "goal-not-in-the-pile")
        return tr("This goal is not among those still face down.");
    if (code == "not-your-turn")
        return tr("It is another player's turn.");
    if (code == "work-is-over")
        return tr("Workers move only in the work phase, and that is over for this turn.");
    if (code == "work-obligatory")
        return tr("At least one worker has to be moved.");
    if (code == "work-first")
        return tr("This is done only in the spend phase. The work phase has to be finished first.");
    return {};
}

QString ProvinceWords::workText(std::string_view code, const ProblemArguments &is) const
{
    if (code == "no-worker-there")
        return tr("No such worker stands in this zone: %1").arg(is.text("worker"));
    if (code == "worker-in-reserve")
        return tr("This worker is not on the work cycle yet: %1").arg(is.text("worker"));
    if (code == "worker-has-moved")
        return tr("This worker has moved already; in a turn each moves at most one zone.");
    if (code == "yellow-needs-camp")
        return tr("The yellow worker moves only for a player with a Camp, built or borrowed.");
    if (code == "orange-needs-village")
        return tr("The orange worker moves only for a player with a Village, built or borrowed.");
    if (code == "sailor-of-opponent")
        return tr("A sailor moves only for the player who hired it, and cannot be borrowed.");
    if (code == "all-have-moved")
        return tr("All workers that can be moved have moved in this turn.");
    if (code == "one-worker-left")
        return tr("Only one worker is left to be moved, so it is moved by itself.");
    return {};
}

QString ProvinceWords::spendText(std::string_view code, const ProblemArguments &is) const
{
    if (code == "built-already")
        return tr("Each player builds each type only once.");
    if (code == "one-structure-a-turn")
        return tr("Only one structure can be built in a turn.");
    if (code == "structure-needed")
        return tr("A structure of one’s own is needed first: %1").arg(is.text("needed"));
    if (code == "labor-missing")
        return tr("Labor needed: %1. Labor in this turn: %2").arg(is.text("needed"), is.text("owned"));
    if (code == "coins-missing")
        return tr("Coins needed: %1. Coins owned: %2").arg(is.text("needed"), is.text("owned"));
    if (code == "hire-needs-harbor")
        return tr("A Harbor, built or borrowed, is needed to hire a sailor.");
    if (code == "harbor-not-working-yet")
        return tr("The Harbor was built in this turn; it works from the next turn on.");
    if (code == "hire-needs-mixed-ships")
        return tr("A sailor can be hired only when the ships show a white and a black side.");
    if (code == "one-sailor-a-turn")
        return tr("Only one sailor can be hired in a turn.");
    if (code == "no-sailors-left")
        return tr("No sailor is left in the supply.");
    if (code == "bank-empty")
        return tr("No coin is left in the supply, so grinding brings nothing.");
    if (code == "union-needed")
        return tr("Only a player with a Union, built or borrowed, exchanges coins for labor.");
    return {};
}

QString ProvinceWords::loanText(std::string_view code, const ProblemArguments &) const
{
    if (code == "no-loan")
        return tr("There is no loan to repay.");
    if (code == "borrow-needs-lender")
        return tr("Only a player who owns a Lender can borrow.");
    if (code == "borrow-holds-coin")
        return tr("The lender coin is already held. It has to be repaid before the next loan.");
    if (code == "borrow-not-built")
        return tr("Only a structure that the opponent has built can be borrowed.");
    if (code == "borrow-own-structure")
        return tr("This structure is already owned.");
    if (code == "borrow-again")
        return tr("This structure is already borrowed.");
    return {};
}

} // namespace waystone::province
