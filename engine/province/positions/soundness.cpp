#include "province/positions/soundness.h"

#include "province/positions/position_check.h"

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
        "no-such-seat",
        "no-such-zone",
        "no-such-structure",
        "no-such-kind",
        "workers-not-as-edition",
        "coins-beyond-supply",
        "built-twice",
        "tokens-beyond-supply",
        "goals-shown",
        // What is built has workers, and may win goals or end the game
        "structure-without-needed",
        // The roll before a turn: another phase
        "roll-without-harbor",
        // Goals
        "resume-without-reveal",
        "resume-nothing",
        "reveal-with-goal",
        "reveal-without-goals",
        "goal-not-taken",
        // End
        "end-without-cause",
        "structures-without-end",
        "types-without-end",
        "goals-without-end",
        "end-not-carried-out",
        "over-without-end",
        "last-turn-over",
        // Workers: another phase may ask for other ones
        "green-worker-missing",
        "worker-without-structure",
        "worker-missing",
        "worker-with-seat",
        "sailor-without-seat",
        "sailor-in-reserve",
        "sailor-without-harbor",
        "sailor-without-access",
        "moved-outside-turn",
        "moved-from-reserve",
        "moved-without-access",
        "nothing-moved",
        // The turn
        "labor-outside-turn",
        "labor-beyond-gain",
        "built-outside-spend",
        "built-now-not-owned",
        "hired-outside-spend",
        "hired-without-sailor",
        // Ships
        "ships-not-rolled",
        "ships-rolled-early",
        // The loan
        "lender-coin-without-lender",
        "borrowed-without-coin",
        "borrowed-outside-turn",
        "borrowed-without-lender",
        "borrowed-not-built",
        "borrowed-own",
        "borrowed-several",
        "coin-without-borrowed",
        // What is deserved, and to be seen, when all else is in order
        "goal-undeserved",
        "goal-not-revealed",
    });
    return codes;
}

} // namespace waystone::province
