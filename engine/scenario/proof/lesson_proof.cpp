#include "scenario/proof/lesson_proof.h"

#include "scenario/lesson/lesson_run.h"
#include "scenario/proof/line_finder.h"

#include <algorithm>

namespace waystone {

namespace {

/// Nothing the reader does without a goal can be searched for: what is no right branch leads nowhere.
void judgeByBranches(FirstMove &move, const LessonStep &step)
{
    const auto branch = std::ranges::find(step.branches, move.action, &Branch::action);
    const bool leadsOn = branch != step.branches.end() && branch->verdict != Branch::Verdict::wrong;
    move.verdict = leadsOn ? SolverResult::Verdict::solved : SolverResult::Verdict::notSolvable;
}

/// What others do was left open, or was held against the reader.
bool haveOthersASay(const SolverTask &task, const SolverResult &result)
{
    return task.answers != Answers::nobody || result.isLeftOpen;
}

/// A line that reaches the goal though the search has not come so far: what the author has in mind, or one that is found
/// where it is likely.
std::optional<std::vector<LineStep>> likelyLine(const LessonPlan &plan, std::size_t step,
                                                const SolverTask &task, const std::stop_token &stop)
{
    const Game &game = *plan.lesson().game;
    if (const PlannedStep &planned = plan.steps()[step];
        planned.isComplete && isLineOf(game, task, planned.line, stop))
        return planned.line;
    return findLine(game, task, stop);
}

SolverResult solvedBy(std::vector<LineStep> line, Seat seat, std::uint64_t nodes)
{
    SolverResult result;
    result.verdict = SolverResult::Verdict::solved;
    result.isShortest = false;
    result.actions = static_cast<int>(std::ranges::count(line, seat, &LineStep::seat));
    result.line = std::move(line);
    result.nodes = nodes;
    return result;
}

/// Whether the goal can be reached, as far as it can be found out.
void proveGoal(StepProof &proof, const LessonPlan &plan, Solver &solver, SolverTask task,
               const std::stop_token &stop, const SolverProgress &tell)
{
    const Game &game = *plan.lesson().game;
    proof.result = solver.solve(stop, tell);
    if (proof.result->verdict == SolverResult::Verdict::notDecided && task.answers != Answers::every)
        if (auto line = likelyLine(plan, proof.step, task, stop))
            proof.result = solvedBy(*std::move(line), task.seat, proof.result->nodes);
    if (proof.result->verdict != SolverResult::Verdict::notSolvable || !haveOthersASay(task, *proof.result))
        return;
    task.answers = Answers::any;
    task.mostSolutions = 1;
    if (auto line = likelyLine(plan, proof.step, task, stop))
        proof.together = solvedBy(*std::move(line), task.seat, 0);
    else
        proof.together = solve(game, task, stop, tell);
}

} // namespace

TaskVerdict StepProof::verdict() const
{
    using Verdict = SolverResult::Verdict;
    if (!result || result->verdict == Verdict::notDecided)
        return TaskVerdict::notDecided;
    if (result->verdict == Verdict::solved)
        return TaskVerdict::solvable;
    if (!together || together->verdict == Verdict::notSolvable)
        return TaskVerdict::notSolvable;
    return together->verdict == Verdict::solved ? TaskVerdict::needsOthers : TaskVerdict::notDecided;
}

std::optional<SolverTask> proofTask(const LessonPlan &plan, std::size_t number, const ProofLimits &limits,
                                    std::vector<LineStep> opening)
{
    const LessonStep &step = plan.lesson().steps[number];
    const std::optional<Position> &position = plan.steps()[number].position;
    if (step.kind != LessonStep::Kind::act || !step.goal || !position)
        return std::nullopt;
    SolverTask task;
    task.position = *position;
    task.seat = step.seat;
    task.goal = *step.goal;
    task.opening = std::move(opening);
    task.script = step.script;
    task.answers = step.answers;
    task.bot = step.bot;
    task.seed = step.seed;
    task.bots = plan.bots();
    task.mostActions = step.mostActions;
    task.mostNodes = limits.mostNodes;
    task.mostAsked = limits.mostAsked;
    task.mostSolutions = limits.mostSolutions;
    return task;
}

Reach reachFrom(SolverResult::Verdict verdict)
{
    switch (verdict) {
    case SolverResult::Verdict::solved:
        return Reach::within;
    case SolverResult::Verdict::notSolvable:
        return Reach::lost;
    case SolverResult::Verdict::notDecided:
        break;
    }
    return Reach::unknown;
}

StepProof proveStep(const std::shared_ptr<const LessonPlan> &plan, std::size_t number,
                    const ProofLimits &limits, const std::stop_token &stop, const ProofProgress &progress)
{
    StepProof proof;
    proof.step = number;
    const LessonStep &step = plan->lesson().steps[number];
    LessonRun beginning(plan, number);
    if (step.kind != LessonStep::Kind::act || !beginning.position())
        return proof;

    const Game &game = beginning.game();
    std::uint64_t nodes = 0;
    const SolverProgress tell = [&](int, std::uint64_t more) {
        if (progress)
            progress(number, nodes + more);
    };
    std::optional<Solver> solver;
    if (auto task = proofTask(*plan, number, limits)) {
        solver.emplace(game, *task);
        proveGoal(proof, *plan, *solver, *std::move(task), stop, tell);
        nodes += proof.result->nodes + (proof.together ? proof.together->nodes : 0);
    }
    // What is scripted to come before the reader's first move.
    std::vector<LineStep> opening;
    while (const auto answer = beginning.nextAnswer()) {
        beginning.answer(*answer);
        opening.push_back(*answer);
    }
    if (!beginning.awaitsReader())
        return proof;
    for (const Action action : game.legal(*beginning.position(), step.seat)) {
        proof.isStopped = stop.stop_requested();
        if (proof.isStopped)
            return proof;
        FirstMove &move = proof.moves.emplace_back();
        move.action = action;
        if (solver) {
            std::vector<LineStep> begun = opening;
            begun.push_back({step.seat, action});
            const SolverResult result = solver->solveAfter(std::move(begun), limits.mostNodesAMove,
                                                           limits.mostAskedAMove, 1, stop, tell);
            nodes += result.nodes;
            move.verdict = result.verdict;
            move.actions = result.actions;
        } else {
            judgeByBranches(move, step);
        }
        LessonRun run = beginning;
        const Judgement judgement =
            run.act(action, [&move](const LessonRun &) { return reachFrom(move.verdict); });
        move.told = judgement.from;
        move.text = judgement.text;
        move.isBlamed = judgement.verdict == Judgement::Verdict::wrong;
        move.isToldAtOnce = judgement.verdict != Judgement::Verdict::neutral;
        if (!move.isToldAtOnce && move.verdict == SolverResult::Verdict::notSolvable) {
            move.text = step.otherwise;
            move.told = step.otherwise.isEmpty() ? Judgement::From::nowhere : Judgement::From::otherwise;
        }
    }
    return proof;
}

} // namespace waystone
