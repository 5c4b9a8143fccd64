#include "province/positions/position_check.h"
#include "province/positions/repairs.h"

#include <algorithm>

namespace waystone::province {

void Repairs::turn()
{
    if (is("labor-outside-turn"))
        propose("clear-labor", [](Setup &setup) { setup.labor = setup.laborGained = 0; });
    if (is("labor-beyond-gain")) {
        propose("set-labor", [](Setup &setup) { setup.labor = setup.laborGained; },
                {{"count", setup_.laborGained}});
        propose("set-labor-gained", [](Setup &setup) { setup.laborGained = setup.labor; },
                {{"count", setup_.labor}});
    }
    if (is("built-now-not-owned"))
        proposeBuilding("structure");
    if (is("built-outside-spend") || is("built-now-not-owned"))
        propose("nothing-built", [](Setup &setup) { setup.builtNow.reset(); });
    if (is("hired-outside-spend") || is("hired-without-sailor"))
        propose("nothing-hired", [](Setup &setup) { setup.hired = false; });
    if (is("resume-without-reveal") || is("resume-nothing"))
        propose("go-on-with-work", [](Setup &setup) { setup.resume = Phase::work; });
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
    if (is("reveal-with-goal") || is("reveal-without-goals"))
        proposePhase(setup_.resume);
    const PositionCheck check(rules_, setup_);
    if (is("goal-not-revealed"))
        for (int goal = 0; goal < goals; ++goal)
            if (setup_.goalPlace[static_cast<std::size_t>(goal)] == GoalPlace::unseen &&
                !check.meets(0, static_cast<Goal>(goal)) && !check.meets(1, static_cast<Goal>(goal)))
                toPlace("turn-up-goal", goal, GoalPlace::shown, {});
    if (is("goal-not-taken")) {
        // Who meets it takes it; if both do, nobody.
        if (check.meets(0, static_cast<Goal>(goal())) && check.meets(1, static_cast<Goal>(goal())))
            toPlace("discard-goal", goal(), GoalPlace::discarded, {});
        else
            toPlace("goal-won-by", goal(), wonBy(seat()), {{"seat", seat()}});
        toPlace("goal-not-seen", goal(), GoalPlace::unseen, {});
    }
    if (is("goal-undeserved"))
        toPlace("goal-not-seen", goal(), GoalPlace::unseen, {});
}

void Repairs::end()
{
    const auto triggered = [this](End end) {
        propose("end-triggered", [end](Setup &setup) { setup.end = end; },
                {{"cause", Term{std::string(endNames[static_cast<std::size_t>(end)])}}});
    };
    if (is("structures-without-end"))
        triggered(End::structures);
    if (is("types-without-end"))
        triggered(End::types);
    if (is("goals-without-end"))
        triggered(End::goals);
    if (is("end-without-cause"))
        propose("end-not-triggered", [](Setup &setup) { setup.end = End::notYet; });
    if (is("end-not-carried-out") || is("last-turn-over"))
        proposePhase(Phase::over);
    if (is("over-without-end"))
        proposePhase(Phase::work);
}

} // namespace waystone::province
