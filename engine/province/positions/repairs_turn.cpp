#include "province/positions/position_check.h"
#include "province/positions/repairs.h"
#include "province/words/codes.h"

#include <algorithm>

namespace waystone::province {

void Repairs::turn()
{
    if (is(problem::laborOutsideTurn))
        propose(fix::clearLabor, [](Setup &setup) { setup.labor = setup.laborGained = 0; });
    if (is(problem::laborBeyondGain)) {
        propose(fix::setLabor, [](Setup &setup) { setup.labor = setup.laborGained; },
                {{"count", setup_.laborGained}});
        propose(fix::setLaborGained, [](Setup &setup) { setup.laborGained = setup.labor; },
                {{"count", setup_.labor}});
    }
    if (is(problem::builtNowNotOwned))
        proposeBuilding("structure");
    if (is(problem::builtOutsideSpend) || is(problem::builtNowNotOwned))
        propose(fix::nothingBuilt, [](Setup &setup) { setup.builtNow = 0; });
    if (is(problem::builtSeveral))
        for (int index = 0; index < structures; ++index)
            if ((setup_.builtNow & bitOf(index)) != 0)
                propose(fix::builtOnly, [index](Setup &setup) { setup.builtNow = bitOf(index); },
                        {{"structure", Term{std::string(structureNames[static_cast<std::size_t>(index)])}}});
    if (is(problem::hiredOutsideSpend) || is(problem::hiredWithoutSailor))
        propose(fix::nothingHired, [](Setup &setup) { setup.hired = false; });
    if (is(problem::resumeWithoutReveal) || is(problem::resumeNothing))
        propose(fix::goOnWithWork, [](Setup &setup) { setup.resume = Phase::work; });
}

void Repairs::goalTokens()
{
    const auto named = [](int goal) {
        return Argument{"goal", Term{std::string(goalNames[static_cast<std::size_t>(goal)])}};
    };
    const auto toPlace = [&](std::string_view code, int goal, GoalPlace to, std::vector<Argument> arguments) {
        arguments.push_back(named(goal));
        propose(
            code, [goal, to](Setup &setup) { setup.goalPlace[static_cast<std::size_t>(goal)] = to; },
            std::move(arguments));
    };
    const auto wonBy = [](Seat seat) {
        return seat == 0 ? GoalPlace::wonByFirstSeat : GoalPlace::wonBySecondSeat;
    };
    if (is(problem::revealWithGoal) || is(problem::revealWithoutGoals))
        proposePhase(setup_.resume);
    const PositionCheck check(rules_, setup_);
    if (is(problem::goalNotRevealed))
        for (int goal = 0; goal < goals; ++goal)
            if (setup_.goalPlace[static_cast<std::size_t>(goal)] == GoalPlace::unseen &&
                !check.meets(0, static_cast<Goal>(goal)) && !check.meets(1, static_cast<Goal>(goal)))
                toPlace(fix::turnUpGoal, goal, GoalPlace::shown, {});
    if (is(problem::goalNotTaken)) {
        // Who meets it takes it; if both do, nobody.
        if (check.meets(0, static_cast<Goal>(goal())) && check.meets(1, static_cast<Goal>(goal())))
            toPlace(fix::discardGoal, goal(), GoalPlace::discarded, {});
        else
            toPlace(fix::goalWonBy, goal(), wonBy(seat()), {{"seat", seat()}});
        toPlace(fix::goalNotSeen, goal(), GoalPlace::unseen, {});
    }
    if (is(problem::goalUndeserved))
        toPlace(fix::goalNotSeen, goal(), GoalPlace::unseen, {});
}

void Repairs::end()
{
    const auto triggered = [this](End end) {
        propose(fix::endTriggered, [end](Setup &setup) { setup.end = end; },
                {{"cause", Term{std::string(endNames[static_cast<std::size_t>(end)])}}});
    };
    if (is(problem::structuresWithoutEnd))
        triggered(End::structures);
    if (is(problem::typesWithoutEnd))
        triggered(End::types);
    if (is(problem::goalsWithoutEnd))
        triggered(End::goals);
    if (is(problem::endWithoutCause))
        propose(fix::endNotTriggered, [](Setup &setup) { setup.end = End::notYet; });
    if (is(problem::endNotCarriedOut) || is(problem::lastTurnOver))
        proposePhase(Phase::over);
    if (is(problem::overWithoutEnd))
        proposePhase(Phase::work);
}

} // namespace waystone::province
