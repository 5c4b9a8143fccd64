#include "scenario/lesson/lesson_reach.h"

#include "scenario/proof/lesson_proof.h"
#include "scenario/proof/move_solver.h"

#include <algorithm>

namespace waystone {

namespace {

/// Few enough for nobody to notice.
constexpr std::uint64_t mostNodes = 20'000;

/// The same line of play once more, as far as so many of its steps. What was let pass then is let pass now.
LessonRun replayed(const LessonRun &run, std::size_t steps)
{
    LessonRun again = run;
    again.goTo(run.index());
    for (std::size_t step = 0; step < steps; ++step) {
        const LineStep &next = run.played()[step];
        if (next.seat == run.step().seat)
            again.act(next.action, [](const LessonRun &) { return Reach::within; });
        else
            again.answer(next);
    }
    while (again.hintsTold() < run.hintsTold())
        again.tellHint();
    return again;
}

} // namespace

Reach reachOf(const LessonRun &run)
{
    std::optional<SolverTask> task = proofTask(run.plan(), run.index());
    if (!task || task->mostActions == 0)
        return Reach::unknown;
    task->bots = {}; // they would take their time
    const SolverResult result =
        MoveSolver(run.game(), *task).solveAfter(run.played(), mostNodes, task->mostAsked, {});
    return reachFrom(result.verdict, result.isLeftOpen);
}

std::vector<LessonRun> earlierTurns(const LessonRun &run)
{
    std::vector<LessonRun> turns;
    for (std::size_t step = run.played().size(); step-- > 0;)
        if (run.played()[step].seat == run.step().seat)
            turns.push_back(replayed(run, step));
    return turns;
}

LessonRun firstTurn(const LessonRun &run)
{
    const auto first = std::ranges::find(run.played(), run.step().seat, &LineStep::seat);
    return first == run.played().end()
               ? run
               : replayed(run, static_cast<std::size_t>(first - run.played().begin()));
}

std::optional<LessonRun> wayBack(const LessonRun &run, const ReachSource &reach)
{
    std::vector<LessonRun> turns = earlierTurns(run);
    if (turns.empty())
        return replayed(run, 0);
    for (std::size_t turn = 0; turn + 1 < turns.size(); ++turn) {
        const std::optional<Reach> known = run.step().goal ? reach(turns[turn]) : Reach::within;
        if (!known)
            return std::nullopt;
        if (*known == Reach::within)
            return std::move(turns[turn]);
    }
    return std::move(turns.back());
}

std::optional<GoalLoss> lossOf(const LessonRun &run, const ReachSource &reach)
{
    if (!run.step().goal)
        return std::nullopt;
    std::vector<LessonRun> turns = earlierTurns(run);
    int number = static_cast<int>(turns.size());
    std::optional<Reach> after = reach(run);
    const auto isOut = [&after] { return after == Reach::lost || after == Reach::leftOpen; };
    for (auto turn = turns.begin(); turn != turns.end() && isOut(); ++turn, --number) {
        after = reach(*turn);
        if (after == Reach::within) {
            const Action action = run.played()[turn->played().size()].action;
            return GoalLoss{std::move(*turn), action, number};
        }
    }
    return std::nullopt;
}

LessonRun wayBack(const LessonRun &run)
{
    return *wayBack(run, reachOf);
}

} // namespace waystone
