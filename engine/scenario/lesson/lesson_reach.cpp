#include "scenario/lesson/lesson_reach.h"

#include "scenario/proof/lesson_proof.h"

#include <algorithm>

namespace waystone {

namespace {

/// Few enough for nobody to notice.
constexpr std::uint64_t mostNodes = 20'000;

/// The same line of play once more, as far as so many of its steps.
LessonRun replayed(const LessonRun &run, std::size_t steps)
{
    LessonRun again = run;
    again.goTo(run.index());
    for (std::size_t step = 0; step < steps; ++step) {
        const LineStep &next = run.played()[step];
        if (next.seat == run.step().seat)
            again.act(next.action);
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
    ProofLimits limits;
    limits.mostNodes = mostNodes;
    limits.mostSolutions = 1;
    std::optional<SolverTask> task = proofTask(run.plan(), run.index(), limits, run.played());
    if (!task)
        return Reach::unknown;
    task->bots = {}; // they would take their time
    switch (solve(run.game(), *task).verdict) {
    case SolverResult::Verdict::solved:
        return Reach::within;
    case SolverResult::Verdict::notSolvable:
        return Reach::lost;
    case SolverResult::Verdict::notDecided:
        break;
    }
    return Reach::unknown;
}

LessonRun wayBack(const LessonRun &run)
{
    const std::vector<LineStep> &played = run.played();
    std::size_t kept = 0;
    for (std::size_t step = played.size(); step-- > 0;) {
        if (played[step].seat != run.step().seat)
            continue;
        kept = step;
        LessonRun before = replayed(run, step);
        if (!run.step().goal || reachOf(before) == Reach::within)
            return before;
    }
    return replayed(run, kept);
}

} // namespace waystone
