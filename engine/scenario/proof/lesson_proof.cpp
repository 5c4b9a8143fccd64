#include "scenario/proof/lesson_proof.h"

#include "scenario/lesson/lesson_play_check.h"
#include "scenario/lesson/lesson_run.h"
#include "scenario/proof/aimless_play.h"
#include "scenario/proof/line_finder.h"
#include "scenario/proof/move_solver.h"
#include "scenario/proof/proof_memory.h"

#include <algorithm>
#include <utility>

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
    result.meetsChance = std::ranges::count(line, chanceSeat, &LineStep::seat) > 0;
    result.line = std::move(line);
    result.nodes = nodes;
    return result;
}

/// Whether the goal can be reached, as far as it can be found out.
void proveGoal(TaskProof &proof, const LessonPlan &plan, std::size_t step, MoveSolver &solver,
               SolverTask task, const std::stop_token &stop, const SolverProgress &tell)
{
    const Game &game = *plan.lesson().game;
    proof.result = solver.solve(stop, tell);
    if (proof.result.verdict == SolverResult::Verdict::notDecided && task.answers != Answers::every)
        if (auto line = likelyLine(plan, step, task, stop))
            proof.result = solvedBy(*std::move(line), task.seat, proof.result.nodes);
    if (proof.result.verdict != SolverResult::Verdict::notSolvable || !haveOthersASay(task, proof.result))
        return;
    const Answers given = std::exchange(task.answers, Answers::any);
    task.mostSolutions = 1;
    if (auto line = likelyLine(plan, step, task, stop))
        proof.together = solvedBy(*std::move(line), task.seat, 0);
    else
        proof.together = solve(game, task, stop, tell);
    // What fails against one answer needs help; what fails for want of any answer may not.
    if (given != Answers::nobody || proof.together->verdict != SolverResult::Verdict::solved)
        return;
    task.answers = Answers::every;
    proof.always = solve(game, task, stop, tell);
}

/// Where the reader begins: after what is scripted to come first.
struct Beginning {
    LessonRun run;
    std::vector<LineStep> opening;
    std::vector<Action> moves; ///< none if it is not for the reader to begin
};

Beginning beginningOf(const std::shared_ptr<const LessonPlan> &plan, std::size_t step)
{
    Beginning beginning{LessonRun(plan, step), {}, {}};
    LessonRun &run = beginning.run;
    while (const auto answer = run.nextAnswer()) {
        run.answer(*answer);
        beginning.opening.push_back(*answer);
    }
    if (run.awaitsReader())
        beginning.moves = run.game().legal(*run.position(), run.step().seat);
    return beginning;
}

/// What only the bot of a task can tell of what its author has planned.
void proveAgainstBot(TaskProof &proof, const std::shared_ptr<const LessonPlan> &plan, std::size_t step,
                     const SolverTask &task, MoveSolver &solver, const ProofLimits &limits,
                     const std::stop_token &stop)
{
    if (task.answers != Answers::bot)
        return;
    proof.strayed = firstStrayAnswer(*plan, step, task, stop);
    for (const BranchEnd &end : openBranchEnds(plan, step))
        proof.branchEnds.push_back(
            solver.solveAfter(end.line, limits.mostNodesAMove, limits.mostAsked, stop).verdict);
}

/// Moves are missing at the end if it is stopped.
TaskProof provedAnew(const std::shared_ptr<const LessonPlan> &plan, std::size_t step,
                     const Beginning &beginning, const SolverTask &task, const ProofLimits &limits,
                     const std::stop_token &stop, const ProofProgress &progress)
{
    TaskProof proof;
    std::uint64_t nodes = 0;
    const SolverProgress tell = [&](int, std::uint64_t more) {
        if (progress)
            progress(step, nodes + more);
    };
    MoveSolver solver(*plan->lesson().game, task);
    proveGoal(proof, *plan, step, solver, task, stop, tell);
    nodes += proof.result.nodes + (proof.together ? proof.together->nodes : 0) +
             (proof.always ? proof.always->nodes : 0);
    const auto solved = [&](Action action, std::uint64_t mostAsked) {
        std::vector<LineStep> begun = beginning.opening;
        begun.push_back({task.seat, action});
        SolverResult result = solver.solveAfter(begun, limits.mostNodesAMove, mostAsked, stop, tell);
        nodes += result.nodes;
        proof.result.meetsChance = proof.result.meetsChance || result.meetsChance;
        return result;
    };
    std::vector<std::size_t> wantBots;
    for (const Action action : beginning.moves) {
        if (stop.stop_requested())
            return proof;
        const SolverResult result = solved(action, limits.mostAskedAMove);
        if (result.bound == SolverResult::Bound::bots && result.verdict == SolverResult::Verdict::notDecided)
            wantBots.push_back(proof.moves.size());
        proof.moves.push_back({result.verdict, result.actions, result.isLeftOpen});
    }
    std::uint64_t left = task.bots ? limits.mostAskedMoves : 0;
    for (const std::size_t move : wantBots) {
        if (left == 0 || stop.stop_requested())
            break;
        const SolverResult result = solved(beginning.moves[move], left);
        left -= std::min(left, result.asked);
        proof.moves[move] = {result.verdict, result.actions, result.isLeftOpen};
    }
    proveAgainstBot(proof, plan, step, task, solver, limits, stop);
    proof.aimless = playAimlessly(beginning.run, stop);
    return proof;
}

/// What is remembered is held against the rules all the same.
bool isProofOf(const Game &game, const SolverTask &task, const TaskProof &proof, const Beginning &beginning)
{
    const bool isLine =
        proof.result.verdict == SolverResult::Verdict::solved && task.answers == Answers::nobody;
    return proof.moves.size() == beginning.moves.size() &&
           (!isLine || isLineOf(game, task, proof.result.line));
}

TaskProof taskProof(const std::shared_ptr<const LessonPlan> &plan, std::size_t step,
                    const Beginning &beginning, const SolverTask &task, const ProofLimits &limits,
                    const std::stop_token &stop, const ProofProgress &progress, ProofMemory *memory)
{
    if (memory == nullptr)
        return provedAnew(plan, step, beginning, task, limits, stop, progress);
    std::string key = ProofMemory::keyOf(*plan, step, limits);
    const TaskProof *known = memory->find(key);
    if (known != nullptr && isProofOf(*plan->lesson().game, task, *known, beginning))
        return *known;
    TaskProof proof = provedAnew(plan, step, beginning, task, limits, stop, progress);
    // Without the bot that answers nothing has been proved.
    const bool isBotMissing = task.answers == Answers::bot && !task.bots;
    if (!stop.stop_requested() && !isBotMissing)
        memory->add(std::move(key), proof);
    return proof;
}

/// What the reader is told who begins with this move, whose verdict is known.
void judge(FirstMove &move, const LessonRun &beginning)
{
    const LessonStep &step = beginning.step();
    LessonRun run = beginning;
    const Judgement judgement =
        run.act(move.action, [&move](const LessonRun &) { return reachFrom(move.verdict, move.isLeftOpen); });
    move.told = judgement.from;
    move.text = judgement.text;
    move.isBlamed = judgement.verdict == Judgement::Verdict::wrong;
    move.isToldAtOnce = judgement.verdict != Judgement::Verdict::neutral;
    if (!move.isToldAtOnce && move.verdict == SolverResult::Verdict::notSolvable) {
        move.text = step.otherwise;
        move.told = step.otherwise.isEmpty() ? Judgement::From::nowhere : Judgement::From::otherwise;
    }
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
    const bool doTheyHelp = together->verdict == Verdict::solved;
    const bool isHelpNeeded = !always || always->verdict == Verdict::notSolvable;
    return doTheyHelp && isHelpNeeded ? TaskVerdict::needsOthers : TaskVerdict::notDecided;
}

bool StepProof::isLeftOpen() const
{
    return result && (result->isLeftOpen || (canBeLost() && std::ranges::any_of(moves, isOpenAfter)));
}

bool StepProof::meetsChance() const
{
    const auto meets = [](const std::optional<SolverResult> &each) { return each && each->meetsChance; };
    return meets(result) || meets(together) || meets(always);
}

bool StepProof::isOpenAfter(const FirstMove &move)
{
    return move.isLeftOpen && move.told == Judgement::From::nowhere;
}

bool StepProof::canBeLost() const
{
    return !result || result->verdict != SolverResult::Verdict::notSolvable;
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

Reach reachFrom(SolverResult::Verdict verdict, bool isLeftOpen)
{
    switch (verdict) {
    case SolverResult::Verdict::solved:
        return Reach::within;
    case SolverResult::Verdict::notSolvable:
        return isLeftOpen ? Reach::leftOpen : Reach::lost;
    case SolverResult::Verdict::notDecided:
        break;
    }
    return Reach::unknown;
}

StepProof proveStep(const std::shared_ptr<const LessonPlan> &plan, std::size_t number,
                    const ProofLimits &limits, const std::stop_token &stop, const ProofProgress &progress,
                    ProofMemory *memory)
{
    StepProof proof;
    proof.step = number;
    const LessonStep &step = plan->lesson().steps[number];
    if (step.kind != LessonStep::Kind::act || !plan->steps()[number].position)
        return proof;
    const Beginning beginning = beginningOf(plan, number);
    std::optional<TaskProof> found;
    if (const auto task = proofTask(*plan, number, limits)) {
        found = taskProof(plan, number, beginning, *task, limits, stop, progress, memory);
        proof.result = found->result;
        proof.together = found->together;
        proof.always = found->always;
        proof.strayed = found->strayed;
        proof.branchEnds = found->branchEnds;
        proof.aimless = found->aimless;
        proof.isStopped = found->moves.size() < beginning.moves.size();
    }
    const std::size_t moves = found ? found->moves.size() : beginning.moves.size();
    for (std::size_t index = 0; index < moves; ++index) {
        FirstMove &move = proof.moves.emplace_back();
        move.action = beginning.moves[index];
        if (found) {
            move.verdict = found->moves[index].verdict;
            move.actions = found->moves[index].actions;
            move.isLeftOpen = found->moves[index].isLeftOpen;
        } else {
            judgeByBranches(move, step);
        }
        judge(move, beginning.run);
    }
    return proof;
}

} // namespace waystone
