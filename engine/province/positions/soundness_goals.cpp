#include "province/positions/position_check.h"
#include "province/words/codes.h"

#include <algorithm>

namespace waystone::province {

bool PositionCheck::meets(Seat seat, Goal goal) const
{
    const int needed = edition_.goalNeeds[static_cast<std::size_t>(goal)];
    switch (goal) {
    case Goal::workers: {
        const auto sailors = std::ranges::count_if(
            setup_.workers, [seat](const SetupWorker &worker) { return worker.seat == seat; });
        return static_cast<int>(sailors) + (owns(seat, Structure::camp) ? 1 : 0) +
                   (owns(seat, Structure::village) ? 1 : 0) >=
               needed;
    }
    case Goal::labor:
        return seat == setup_.turn && setup_.laborGained >= needed;
    case Goal::structures:
        return structuresOf(seat) >= needed;
    case Goal::coins:
        return setup_.coins[seat] >= needed;
    case Goal::twoPoints: {
        const bool isScored = rules_.choices().twoPointGoal == TwoPointGoal::scoredOnly;
        int found = 0;
        for (int structure = 0; structure < structures; ++structure)
            if (owns(seat, static_cast<Structure>(structure)) &&
                (!isScored || buildersOf(static_cast<Structure>(structure)).front() == seat) &&
                edition_.points[static_cast<std::size_t>(structure)] == edition_.goalValue)
                ++found;
        return found >= needed;
    }
    }
    return false;
}

void PositionCheck::checkGoals()
{
    const bool isShown = goalsAt(GoalPlace::shown) > 0;
    const bool isPileEmpty = goalsAt(GoalPlace::unseen) == 0;
    const Places pile{place(Area::goalPile)};
    if (setup_.phase == Phase::reveal) {
        if (isShown)
            againstRule(problem::revealWithGoal, {}, {place(Area::goal)});
        if (isPileEmpty)
            againstRule(problem::revealWithoutGoals, {}, pile);
    } else if (!isShown && !isPileEmpty) {
        againstRule(problem::goalNotRevealed, {}, pile);
    }
    for (int index = 0; index < goals; ++index) {
        const auto goal = static_cast<Goal>(index);
        const Argument which = termArgument("goal", goalNames[static_cast<std::size_t>(index)]);
        const GoalPlace at = setup_.goalPlace[static_cast<std::size_t>(index)];
        for (Seat seat = 0; seat < maxPlayers; ++seat) {
            if (at == GoalPlace::shown && meets(seat, goal))
                againstRule(problem::goalNotTaken, {{"seat", seat}, which}, {place(Area::goal)});
            // What these ask for is never lost again.
            const bool isLasting =
                goal == Goal::workers || goal == Goal::structures || goal == Goal::twoPoints;
            const bool isWon = at == (seat == 0 ? GoalPlace::wonByFirstSeat : GoalPlace::wonBySecondSeat);
            if (isWon && isLasting && !meets(seat, goal))
                unusual(problem::goalUndeserved, {{"seat", seat}, which},
                        {place(Area::wonGoal, index, seat)});
        }
    }
}

void PositionCheck::checkEnd()
{
    const bool isManyOf =
        structuresOf(0) >= edition_.endStructures || structuresOf(1) >= edition_.endStructures;
    const bool isEveryType = typesBuilt() == structures;
    const bool isNoGoalLeft = goalsAt(GoalPlace::shown) == 0 && goalsAt(GoalPlace::unseen) == 0;
    if (setup_.end == End::notYet) {
        for (Seat seat = 0; seat < maxPlayers; ++seat)
            if (const int found = structuresOf(seat); found >= edition_.endStructures)
                againstRule(problem::structuresWithoutEnd, {{"seat", seat}, {"found", found}},
                            {place(Area::stock, 0, seat)});
        if (isEveryType)
            againstRule(problem::typesWithoutEnd);
        if (isNoGoalLeft)
            againstRule(problem::goalsWithoutEnd, {}, {place(Area::goalPile)});
        if (setup_.phase == Phase::over)
            againstRule(problem::overWithoutEnd);
        return;
    }
    const bool isCaused = setup_.end == End::structures ? isManyOf
                          : setup_.end == End::types    ? isEveryType
                                                        : isNoGoalLeft;
    if (!isCaused)
        againstRule(problem::endWithoutCause,
                    {termArgument("cause", endNames[static_cast<std::size_t>(setup_.end)])});
    if (rules_.choices().endTiming == EndTiming::immediate && setup_.phase != Phase::over &&
        setup_.phase != Phase::reveal)
        againstRule(problem::endNotCarriedOut);
    // Structures end the game with the turn in which the last of them was built, whatever else has ended it.
    const bool isBuiltOut = (isManyOf || isEveryType) && setup_.builtNow == 0 && phase() != Phase::over;
    if (phase() == Phase::endRoll || isBuiltOut)
        againstRule(problem::lastTurnOver, {{"seat", setup_.turn}});
}

} // namespace waystone::province
