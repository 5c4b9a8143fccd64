#include "scenario/proof/move_solver.h"

namespace waystone {

namespace {

/// Of those that are looked at for whether the others might help.
constexpr std::uint64_t mostNodesHelped = 20'000;

SolverTask helped(SolverTask task)
{
    task.answers = Answers::any;
    return task;
}

} // namespace

MoveSolver::MoveSolver(const Game &game, const SolverTask &task)
    : given_(game, task), helped_(game, helped(task))
{}

SolverResult MoveSolver::solve(const std::stop_token &stop, const SolverProgress &progress)
{
    return given_.solve(stop, progress);
}

SolverResult MoveSolver::solveAloneAfter(const std::vector<LineStep> &opening, std::uint64_t mostNodes,
                                         std::uint64_t mostAsked, const std::stop_token &stop)
{
    return given_.solveAfter(opening, mostNodes, mostAsked, 1, stop);
}

SolverResult MoveSolver::solveAfter(const std::vector<LineStep> &opening, std::uint64_t mostNodes,
                                    std::uint64_t mostAsked, const std::stop_token &stop,
                                    const SolverProgress &progress)
{
    SolverResult result = given_.solveAfter(opening, mostNodes, mostAsked, 1, stop, progress);
    if (result.verdict != SolverResult::Verdict::notSolvable || !result.isLeftOpen)
        return result;
    const SolverResult help = helped_.solveAfter(opening, mostNodesHelped, mostAsked, 1, stop, progress);
    result.nodes += help.nodes;
    result.isLeftOpen = help.verdict != SolverResult::Verdict::notSolvable;
    return result;
}

} // namespace waystone
