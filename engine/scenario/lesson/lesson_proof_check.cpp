#include "scenario/lesson/lesson_proof_check.h"

#include "scenario/lesson/lesson_play_check.h"
#include "scenario/lesson/lesson_problem.h"
#include "scenario/lesson/lesson_run.h"

#include <algorithm>

namespace waystone {

namespace {

using Verdict = SolverResult::Verdict;

constexpr std::size_t mostNamedMoves = 6;
constexpr int fewestPlays = 20; ///< that say anything

class ProofCheck {
public:
    ProofCheck(const std::shared_ptr<const LessonPlan> &plan, std::size_t step, const ProofLimits &limits,
               LessonFindings &findings)
        : plan_(plan),
          lesson_(plan->lesson()),
          limits_(limits),
          number_(static_cast<int>(step)),
          findings_(findings)
    {}

    void check(const StepProof &proof, const std::stop_token &stop)
    {
        const LessonStep &step = lesson_.steps[proof.step];
        chance_.value = proof.meetsChance() ? 1 : 0;
        if (proof.result) {
            checkGoal(proof, step);
            checkBots(proof);
            checkAimless(proof);
        }
        if (step.goal)
            checkVerdicts(proof, step);
        checkAnswers(proof);
        checkBranchEnds(proof, step, stop);
    }

private:
    void checkGoal(const StepProof &proof, const LessonStep &step)
    {
        const Argument actions = {"actions", step.mostActions};
        const TaskVerdict verdict = proof.verdict();
        switch (verdict) {
        case TaskVerdict::solvable:
            break;
        case TaskVerdict::notSolvable:
            findings_.add(number_, lesson_problem::notSolvable, {actions});
            return;
        case TaskVerdict::needsOthers:
            findings_.add(number_, lesson_problem::needsOthers, {actions, chance_});
            break;
        case TaskVerdict::notDecided:
            addNotDecided(proof, actions);
            break;
        }
        if (proof.isLeftOpen() && step.answers == Answers::nobody)
            addLeftOpen(proof);
    }

    void addLeftOpen(const StepProof &proof)
    {
        if (proof.verdict() != TaskVerdict::solvable) {
            findings_.add(number_, lesson_problem::openAnswers, {chance_}, Severity::unusual);
            return;
        }
        const auto open = std::ranges::count_if(proof.moves, &StepProof::isOpenAfter);
        findings_.add(number_, lesson_problem::openElsewhere, {{"number", static_cast<int>(open)}, chance_},
                      Severity::unusual);
    }

    void addNotDecided(const StepProof &proof, const Argument &actions)
    {
        const SolverResult &result = *proof.result;
        if (proof.always)
            findings_.add(number_,
                          proof.always->verdict == Verdict::solved ? lesson_problem::answersMissing
                                                                   : lesson_problem::needUndecided,
                          {{"actions", proof.always->verdict == Verdict::solved ? proof.always->actions
                                                                                : proof.together->actions},
                           chance_});
        else if (result.verdict == Verdict::notSolvable)
            findings_.add(number_, lesson_problem::helpUndecided, {actions, chance_});
        else if (result.bound == SolverResult::Bound::bots)
            findings_.add(number_, lesson_problem::botUndecided,
                          {{"number", static_cast<int>(limits_.mostAsked)}}, Severity::unusual);
        else
            findings_.add(number_, lesson_problem::notDecided, {{"nodes", static_cast<int>(result.nodes)}},
                          Severity::unusual);
    }

    /// The planned line answers as the bot does.
    void checkBots(const StepProof &proof)
    {
        if (proof.strayed == 0)
            return;
        const LineStep &strayed =
            plan_->steps()[proof.step].line[static_cast<std::size_t>(proof.strayed) - 1];
        findings_.add(number_, lesson_problem::offBot,
                      {{"number", proof.strayed}, {"action", lesson_.game->notation(strayed.action)}});
    }

    /// A reader who does anything comes there as well.
    void checkAimless(const StepProof &proof)
    {
        const auto &[plays, reached] = proof.aimless;
        const bool isAsked = proof.verdict() == TaskVerdict::solvable && proof.result->actions > 0;
        if (isAsked && plays >= fewestPlays && 4 * reached >= 3 * plays)
            findings_.add(number_, lesson_problem::easyGoal, {{"number", reached}, {"plays", plays}},
                          Severity::unusual);
    }

    void checkBranchEnds(const StepProof &proof, const LessonStep &step, const std::stop_token &stop)
    {
        std::size_t number = 0;
        for (const BranchEnd &end : openBranchEnds(plan_, proof.step)) {
            if (step.answers == Answers::bot) { // which was asked when it was proved
                if (number < proof.branchEnds.size() && proof.branchEnds[number++] == Verdict::notSolvable)
                    addMissing(end.action, false);
                continue;
            }
            auto task = proofTask(*plan_, proof.step, limits_, end.line);
            task->mostNodes = limits_.mostNodesAMove;
            const SolverResult result = solve(*lesson_.game, *task, stop);
            if (result.verdict == Verdict::notSolvable)
                addMissing(end.action, result.isLeftOpen);
        }
    }

    void addForAction(std::string_view code, Action action, Severity severity)
    {
        findings_.add(number_, code, {{"action", lesson_.game->notation(action)}, chance_}, severity);
    }

    /// A branch that is said to be right or good does not lead to the goal, as far as anything tells.
    void addMissing(Action action, bool isLeftOpen)
    {
        addForAction(isLeftOpen ? lesson_problem::openBranch : lesson_problem::branchMisses, action,
                     Severity::againstRule);
    }

    /// What the author says of the first moves against what the solver has found out about them.
    void checkVerdicts(const StepProof &proof, const LessonStep &step)
    {
        for (const FirstMove &move : proof.moves) {
            const auto branch = std::ranges::find(step.branches, move.action, &Branch::action);
            if (branch == step.branches.end())
                continue;
            const bool isWrong = branch->verdict == Branch::Verdict::wrong;
            if (isWrong && move.verdict == Verdict::solved)
                addForAction(lesson_problem::branchReaches, move.action, Severity::unusual);
            // Of branches without any further ones openBranchEnds() tells.
            if (!isWrong && move.verdict == Verdict::notSolvable && !branch->then.empty())
                addMissing(move.action, move.isLeftOpen);
        }
    }

    /// One finding for all the moves of a kind.
    void addMoves(std::string_view code, const std::vector<Action> &moves, Severity severity)
    {
        if (moves.empty())
            return;
        std::string named;
        for (std::size_t move = 0; move < std::min(moves.size(), mostNamedMoves); ++move)
            named += (move == 0 ? "" : ", ") + lesson_.game->notation(moves[move]);
        if (moves.size() > mostNamedMoves)
            named += ", …";
        findings_.add(number_, code, {{"number", static_cast<int>(moves.size())}, {"actions", named}},
                      severity);
    }

    /// Wrong moves to which nothing is said, and sound ones that are said to be wrong. What the author has foreseen as a
    /// branch is their own affair (see checkVerdicts).
    void checkAnswers(const StepProof &proof)
    {
        std::vector<Action> silent;
        std::vector<Action> blamed;
        int undecided = 0;
        for (const FirstMove &move : proof.moves) {
            undecided += move.verdict == Verdict::notDecided ? 1 : 0;
            const bool isLost = proof.canBeLost() && move.verdict == Verdict::notSolvable && !move.isLeftOpen;
            if (isLost && move.told == Judgement::From::nowhere)
                silent.push_back(move.action);
            if (move.verdict == Verdict::solved && move.isBlamed && move.told != Judgement::From::branch)
                blamed.push_back(move.action);
        }
        if (blamed.empty() && (!proof.result || proof.verdict() == TaskVerdict::solvable))
            blamed = blamedOnTheWay(proof.step);
        addMoves(lesson_problem::silentMoves, silent, Severity::unusual);
        addMoves(lesson_problem::blamedMoves, blamed, Severity::againstRule);
        if (undecided > 0)
            findings_.add(number_, lesson_problem::undecidedMoves, {{"number", undecided}},
                          Severity::unusual);
    }

    /// The action of the planned line that is said to be wrong.
    [[nodiscard]] std::vector<Action> blamedOnTheWay(std::size_t step) const
    {
        LessonRun run(plan_, step);
        while (const auto next = run.intendedStep()) {
            if (run.isDone() || !plan_->steps()[step].isComplete)
                break;
            const bool isReaders = run.awaitsReader();
            const Judgement judgement = isReaders ? run.act(next->action) : run.answer(*next);
            if (isReaders && judgement.verdict == Judgement::Verdict::wrong)
                return {next->action};
        }
        return {};
    }

    const std::shared_ptr<const LessonPlan> &plan_;
    const Lesson &lesson_;
    const ProofLimits &limits_;
    const int number_;
    Argument chance_{"chance", 0}; ///< whether it has a say in the task
    LessonFindings &findings_;
};

} // namespace

void checkProof(const std::shared_ptr<const LessonPlan> &plan, const StepProof &proof,
                const ProofLimits &limits, const std::stop_token &stop, LessonFindings &findings)
{
    ProofCheck(plan, proof.step, limits, findings).check(proof, stop);
}

} // namespace waystone
