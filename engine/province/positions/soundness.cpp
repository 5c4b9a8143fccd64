#include "province/positions/soundness.h"

#include "province/positions/position_check.h"
#include "province/words/codes.h"

#include <algorithm>
#include <array>

namespace waystone::province {

Argument structureArgument(std::string_view name, Structure structure)
{
    return termArgument(name, structureNames[static_cast<std::size_t>(structure)]);
}

Place structurePlace(Structure structure)
{
    return place(Area::structure, static_cast<int>(structure));
}

PositionCheck::PositionCheck(const Province &rules, const Setup &setup)
    : rules_(rules), edition_(rules.edition()), setup_(setup)
{}

bool PositionCheck::owns(Seat seat, Structure structure) const
{
    return std::ranges::find(buildersOf(structure), seat) != buildersOf(structure).end();
}

int PositionCheck::structuresOf(Seat seat) const
{
    return static_cast<int>(std::ranges::count_if(setup_.builders, [seat](const std::vector<Seat> &builders) {
        return std::ranges::find(builders, seat) != builders.end();
    }));
}

int PositionCheck::typesBuilt() const
{
    return static_cast<int>(std::ranges::count_if(
        setup_.builders, [](const std::vector<Seat> &builders) { return !builders.empty(); }));
}

int PositionCheck::goalsAt(GoalPlace place) const
{
    return static_cast<int>(std::ranges::count(setup_.goalPlace, place));
}

Problems checkSetup(const Province &rules, const Setup &setup)
{
    PositionCheck check(rules, setup);
    check.checkExistence();
    if (!check.isSound())
        return check.takeProblems();
    check.checkWorkers();
    check.checkStructures();
    check.checkLoan();
    check.checkTurn();
    check.checkGoals();
    check.checkEnd();
    return check.takeProblems();
}

std::span<const std::string_view> soundnessCodes()
{
    static constexpr std::array codes = std::to_array<std::string_view>({
        // Existence
        problem::noSuchSeat,
        problem::noSuchZone,
        problem::noSuchKind,
        problem::workersNotAsEdition,
        problem::coinsBeyondSupply,
        problem::builtTwice,
        problem::tokensBeyondSupply,
        problem::goalsShown,
        // What is built has workers, and may win goals or end the game
        problem::structureWithoutNeeded,
        // The roll before a turn: another phase
        problem::rollWithoutHarbor,
        // Goals
        problem::resumeWithoutReveal,
        problem::resumeNothing,
        problem::revealWithGoal,
        problem::revealWithoutGoals,
        problem::goalNotTaken,
        // End
        problem::endWithoutCause,
        problem::structuresWithoutEnd,
        problem::typesWithoutEnd,
        problem::goalsWithoutEnd,
        problem::endNotCarriedOut,
        problem::overWithoutEnd,
        problem::lastTurnOver,
        // Workers: another phase may ask for other ones
        problem::greenWorkerMissing,
        problem::workerWithoutStructure,
        problem::workerMissing,
        problem::workerWithSeat,
        problem::sailorWithoutSeat,
        problem::sailorInReserve,
        problem::sailorWithoutHarbor,
        problem::sailorWithoutAccess,
        problem::movedOutsideTurn,
        problem::movedFromReserve,
        problem::movedWithoutAccess,
        problem::nothingMoved,
        // The turn
        problem::laborOutsideTurn,
        problem::laborBeyondGain,
        problem::builtSeveral,
        problem::builtOutsideSpend,
        problem::builtNowNotOwned,
        problem::hiredOutsideSpend,
        problem::hiredWithoutSailor,
        // Ships
        problem::shipsNotRolled,
        problem::shipsRolledEarly,
        // The loan
        problem::lenderCoinWithoutLender,
        problem::borrowedWithoutCoin,
        problem::borrowedOutsideTurn,
        problem::borrowedWithoutLender,
        problem::borrowedNotBuilt,
        problem::borrowedOwn,
        problem::borrowedSeveral,
        problem::coinWithoutBorrowed,
        // What is deserved, and to be seen, when all else is in order
        problem::goalUndeserved,
        problem::goalNotRevealed,
    });
    return codes;
}

} // namespace waystone::province
