#include "province/positions/position_check.h"
#include "province/words/codes.h"

namespace waystone::province {

void PositionCheck::checkStructures()
{
    for (int structure = 0; structure < structures; ++structure) {
        const int needed = rules_.needed(structure);
        if (needed == none)
            continue;
        for (const Seat seat : setup_.builders[static_cast<std::size_t>(structure)])
            if (!owns(seat, static_cast<Structure>(needed)))
                againstRule(problem::structureWithoutNeeded,
                            {{"seat", seat},
                             structureArgument("structure", static_cast<Structure>(structure)),
                             structureArgument("needed", static_cast<Structure>(needed))},
                            {place(Area::structure, structure), place(Area::structure, needed)});
    }
    checkShips();
}

/// The ships are rolled first at the end of the turn in which the first Harbor was built, then at the start of each
/// turn of its builder.
void PositionCheck::checkShips()
{
    const Places ships{place(Area::ship, 0), place(Area::ship, 1)};
    const auto &builders = buildersOf(Structure::harbor);
    const bool isRolled = setup_.ships != Ships::unrolled;
    const bool isNew =
        isBuiltNow(Structure::harbor) && builders.size() == 1 && builders.front() == setup_.turn;
    if (isRolled && (builders.empty() || isNew))
        againstRule(problem::shipsRolledEarly, {}, ships);
    if (!isRolled && !builders.empty()) {
        // The game may have ended before the first roll.
        if (!isNew && phase() != Phase::endRoll && phase() != Phase::over)
            againstRule(problem::shipsNotRolled, {}, ships);
    }
    const bool isStart = phase() == Phase::startRoll;
    const bool isEnd = phase() == Phase::endRoll;
    const bool isFirstBuilder = !builders.empty() && builders.front() == setup_.turn;
    if ((isStart && !isFirstBuilder) || (isEnd && (!isFirstBuilder || isRolled || builders.size() > 1)))
        againstRule(problem::rollWithoutHarbor, {{"seat", setup_.turn}}, ships);
}

void PositionCheck::checkLoan()
{
    if (setup_.lender && !owns(*setup_.lender, Structure::lender))
        againstRule(problem::lenderCoinWithoutLender, {{"seat", *setup_.lender}},
                    {place(Area::lenderCoin, 0, *setup_.lender), structurePlace(Structure::lender)});
    checkBorrowed();
}

void PositionCheck::checkBorrowed()
{
    const bool isForTheTurn = rules_.choices().loanDuration == LoanDuration::thisTurn;
    const Places coin{place(Area::lenderCoin, 0, setup_.lender.value_or(nobody))};
    if (setup_.borrowed == 0) {
        if (!isForTheTurn && setup_.lender)
            againstRule(problem::coinWithoutBorrowed, {{"seat", *setup_.lender}}, coin);
        return;
    }
    if (isForTheTurn && !isInTurn() && phase() != Phase::over)
        againstRule(problem::borrowedOutsideTurn, {}, coin);
    if (!isForTheTurn && !setup_.lender)
        return againstRule(problem::borrowedWithoutCoin, {}, coin);
    if (!isForTheTurn && std::popcount(setup_.borrowed) > 1)
        againstRule(problem::borrowedSeveral, {{"found", std::popcount(setup_.borrowed)}}, coin);

    const Seat borrower = isForTheTurn ? setup_.turn : *setup_.lender;
    if (!owns(borrower, Structure::lender))
        againstRule(problem::borrowedWithoutLender, {{"seat", borrower}}, coin);
    for (int index = 0; index < structures; ++index) {
        if ((setup_.borrowed & bitOf(index)) == 0)
            continue;
        const auto structure = static_cast<Structure>(index);
        const Arguments arguments{{"seat", borrower}, structureArgument("structure", structure)};
        const Places where{structurePlace(structure)};
        if (!owns(other(borrower), structure))
            againstRule(problem::borrowedNotBuilt, arguments, where);
        // They may have built it themselves after they borrowed it.
        const bool isOwnAlready = owns(borrower, structure) && !isBuiltNow(structure);
        if (structure == Structure::lender || (isOwnAlready && isForTheTurn))
            againstRule(problem::borrowedOwn, arguments, where);
    }
}

} // namespace waystone::province
