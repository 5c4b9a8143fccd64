#include "scenario/proof/solver.h"

#include "scenario/goal/goal_watch.h"
#include "scenario/proof/solver_search.h"

namespace waystone {

struct Solver::Memory {
    GoalWatch goal;
    SolverTable table;
    AnswerSource answers;
};

Solver::Solver(const Game &game, SolverTask task) : game_(game), task_(std::move(task))
{
    GoalWatch goal(game, task_.goal, task_.seat);
    const std::size_t memorySize = goal.memorySize();
    memory_.reset(new Memory{std::move(goal), SolverTable(game, memorySize), AnswerSource(game)});
}

Solver::~Solver() = default;

SolverResult Solver::solve(const std::stop_token &stop, const SolverProgress &progress)
{
    memory_->answers.begin();
    SolverResult result = found(stop, progress);
    result.asked = memory_->answers.asked();
    return result;
}

SolverResult Solver::found(const std::stop_token &stop, const SolverProgress &progress)
{
    SolverResult result;
    SolverSearch search(game_, task_, memory_->goal, memory_->table, memory_->answers, stop, progress,
                        result);
    for (int actions = search.openingActions(); actions <= task_.mostActions; ++actions) {
        const int found = search.count(actions, 1);
        // What was found before the search was stopped has been found.
        if (search.isAborted() && found == 0) {
            result.actions = actions - 1;
            return result;
        }
        if (found == 0)
            continue;
        result.verdict = SolverResult::Verdict::solved;
        result.actions = actions;
        result.line = search.line(actions);
        const int solutions = search.count(actions, task_.mostSolutions);
        if (!search.isAborted())
            result.solutions = solutions;
        result.isLeftOpen = false;
        result.bound = SolverResult::Bound::none;
        return result;
    }
    result.verdict = SolverResult::Verdict::notSolvable;
    result.actions = task_.mostActions;
    return result;
}

SolverResult Solver::solveAfter(std::vector<LineStep> opening, std::uint64_t mostNodes,
                                std::uint64_t mostAsked, int mostSolutions, const std::stop_token &stop,
                                const SolverProgress &progress)
{
    task_.opening = std::move(opening);
    task_.mostNodes = mostNodes;
    task_.mostAsked = mostAsked;
    task_.mostSolutions = mostSolutions;
    return solve(stop, progress);
}

SolverResult solve(const Game &game, const SolverTask &task, std::stop_token stop,
                   const SolverProgress &progress)
{
    return Solver(game, task).solve(stop, progress);
}

} // namespace waystone
