#include "scenario/lesson/points_left.h"

#include <algorithm>

namespace waystone {

namespace {

/// Points that are won on the way, whatever there was before.
bool asksForMore(const Goal &goal)
{
    return goal.kind == Goal::Kind::happened && goal.event == Event::Kind::points && goal.what.empty() &&
           goal.from.empty() && goal.places.empty() && goal.touching.empty();
}

/// Null if there is none.
Goal *pointsGoal(Goal &goal, Seat reader)
{
    const bool isOfPoints = (goal.kind == Goal::Kind::points && goal.places.empty()) || asksForMore(goal);
    if (isOfPoints && goal.seat == reader && goal.atLeast.value_or(0) > 0)
        return &goal;
    if (goal.kind == Goal::Kind::all || goal.kind == Goal::Kind::during)
        for (Goal &part : goal.parts)
            if (Goal *found = pointsGoal(part, reader))
                return found;
    return nullptr;
}

/// What is won is won once; what is held can be lost again.
bool hasOneNumber(const Goal &goal, const Goal &points)
{
    return &goal == &points || std::ranges::all_of(goal.parts, [&points](const Goal &part) {
        return &part == &points || part.kind != Goal::Kind::points;
    });
}

} // namespace

std::optional<WantedPoints> wantedPoints(const LessonRun &run)
{
    const LessonStep &step = run.step();
    const std::optional<Position> &begin = run.plan().steps()[run.index()].position;
    if (!step.goal || !run.position() || !begin)
        return std::nullopt;
    Goal goal = *step.goal;
    const Goal *points = pointsGoal(goal, step.seat);
    if (points == nullptr)
        return std::nullopt;
    const Game &game = run.game();
    const int now = asksForMore(*points) ? game.points(*run.position(), step.seat, points->cause) -
                                               game.points(*begin, step.seat, points->cause)
                                         : game.points(*run.position(), step.seat, points->what);
    return WantedPoints{*points->atLeast, now};
}

std::optional<int> mostPointsLeft(const LessonRun &run, const ProofLimits &limits,
                                  const std::stop_token &stop)
{
    const std::optional<WantedPoints> wanted = wantedPoints(run);
    std::optional<SolverTask> task = proofTask(run.plan(), run.index(), limits, run.played());
    if (!wanted || !task || wanted->now >= wanted->wanted)
        return std::nullopt;
    Goal *points = pointsGoal(task->goal, task->seat);
    if (!hasOneNumber(task->goal, *points))
        return std::nullopt;
    task->mostNodes = limits.mostNodesAMove;
    task->mostAsked = limits.mostAskedAMove;
    task->mostSolutions = 1;
    // What has been reached on the way counts as well: fewer than now is never the most.
    int least = std::max(0, wanted->now - 1); // known to be within reach, or not worth telling
    int most = wanted->wanted;                // known to be out of reach
    while (most - least > 1) {
        const int tried = (least + most) / 2;
        points->atLeast = tried;
        const SolverResult result = solve(run.game(), *task, stop);
        if (result.verdict == SolverResult::Verdict::notDecided)
            return std::nullopt;
        (result.verdict == SolverResult::Verdict::solved ? least : most) = tried;
    }
    return least < wanted->now ? std::nullopt : std::optional(least);
}

} // namespace waystone
