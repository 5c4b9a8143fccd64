#include "scenario/lesson/lesson_check.h"

#include "scenario/lesson/lesson_play_check.h"
#include "scenario/lesson/lesson_problem.h"
#include "scenario/lesson/lesson_run.h"
#include "scenario/lesson/lesson_text_check.h"

#include <algorithm>

namespace waystone {

namespace {

using Kind = LessonStep::Kind;
using Verdict = SolverResult::Verdict;

/// With so many steps in a row the reader has nothing to do for too long.
constexpr int longTalk = 3;
constexpr std::size_t mostNamedMoves = 6;

bool hasSomethingToDo(const LessonStep &step)
{
    return step.kind == Kind::act || step.kind == Kind::choose || step.kind == Kind::predict ||
           step.kind == Kind::playOn;
}

class LessonChecker {
public:
    LessonChecker(const std::shared_ptr<const LessonPlan> &plan, const LessonCheckSettings &settings)
        : plan_(plan), lesson_(plan->lesson()), settings_(settings), findings_(lesson_)
    {}

    void check()
    {
        checkHead();
        checkTexts(lesson_, findings_);
        int quiet = 0;
        for (std::size_t step = 0; step < lesson_.steps.size(); ++step) {
            number_ = static_cast<int>(step);
            places_ = placesOf(plan_->steps()[step]);
            checkStep(lesson_.steps[step]);
            quiet = hasSomethingToDo(lesson_.steps[step]) ? 0 : quiet + 1;
            if (quiet > 0 && quiet % longTalk == 0)
                findings_.add(number_, lesson_problem::longTalk, {{"number", quiet}}, Severity::unusual);
            checkPlay(plan_, step, findings_);
        }
    }

    void checkProof(const StepProof &proof, const std::stop_token &stop)
    {
        number_ = static_cast<int>(proof.step);
        const LessonStep &step = lesson_.steps[proof.step];
        if (proof.result && proof.result->verdict == Verdict::notSolvable)
            findings_.add(number_, lesson_problem::notSolvable, {{"actions", step.mostActions}});
        if (proof.result && proof.result->verdict == Verdict::notDecided)
            findings_.add(number_, lesson_problem::notDecided,
                          {{"nodes", static_cast<int>(proof.result->nodes)}}, Severity::unusual);
        if (step.goal)
            checkVerdicts(proof, step);
        checkAnswers(proof);
        for (const BranchEnd &end : openBranchEnds(plan_, proof.step)) {
            auto task = proofTask(*plan_, proof.step, settings_.limits, end.line);
            task->mostNodes = settings_.limits.mostNodesAMove;
            if (solve(*lesson_.game, *task, stop).verdict == Verdict::notSolvable)
                addForAction(lesson_problem::branchMisses, end.action, Severity::againstRule);
        }
    }

    std::vector<LessonFinding> take()
    {
        std::vector<LessonFinding> findings = findings_.take();
        std::ranges::stable_sort(findings, {}, &LessonFinding::step);
        return findings;
    }

private:
    /// With fewer seats there are other places.
    [[nodiscard]] std::set<Place> placesOf(const PlannedStep &step) const
    {
        const Game &game = *lesson_.game;
        const int seats =
            step.position ? game.seats(*step.position) : static_cast<int>(lesson_.players.size());
        const std::vector<Place> places = game.places(seats);
        return {places.begin(), places.end()};
    }

    void checkHead()
    {
        if (lesson_.steps.empty())
            findings_.add(-1, lesson_problem::noSteps);
        if (std::ranges::find(lesson_.languages, lesson_.language) == lesson_.languages.end())
            findings_.add(-1, lesson_problem::badLanguage, {{"found", lesson_.language}});
        std::set<std::string, std::less<>> ids;
        for (std::size_t step = 0; step < lesson_.steps.size(); ++step)
            if (!ids.insert(lesson_.steps[step].id).second)
                findings_.add(static_cast<int>(step), lesson_problem::repeatedId,
                              {{"found", lesson_.steps[step].id}});
    }

    void checkStep(const LessonStep &step)
    {
        if (settings_.rules)
            for (const std::string &rule : step.rules)
                if (!settings_.rules->contains(rule))
                    findings_.add(number_, lesson_problem::unknownRule, {{"rule", rule}});
        if (settings_.bots && !step.bot.empty() && !settings_.bots->contains(step.bot))
            findings_.add(number_, lesson_problem::unknownBot, {{"bot", step.bot}});
        checkMarks(step.marks);
        checkBranchMarks(step.branches);
        if (step.goal)
            checkGoalPlaces(*step.goal);
        for (const Mistake &mistake : step.mistakes)
            checkGoalPlaces(mistake.when);
        if (step.kind == Kind::choose) {
            const auto isRight = [](const LessonOption &option) { return option.isRight; };
            if (std::ranges::none_of(step.options, isRight))
                findings_.add(number_, lesson_problem::noRightOption);
            if (std::ranges::all_of(step.options, isRight))
                findings_.add(number_, lesson_problem::noWrongOption);
        }
    }

    void checkMarks(const std::vector<LessonMark> &marks)
    {
        for (const LessonMark &mark : marks) {
            checkPlace(mark.place);
            if (mark.kind == LessonMark::Kind::arrow)
                checkPlace(mark.to);
        }
    }

    void checkBranchMarks(const std::vector<Branch> &branches)
    {
        for (const Branch &branch : branches) {
            checkMarks(branch.marks);
            checkBranchMarks(branch.then);
        }
    }

    void checkGoalPlaces(const Goal &goal)
    {
        for (const Place place : goal.places)
            checkPlace(place);
        for (const Goal &part : goal.parts)
            checkGoalPlaces(part);
    }

    void checkPlace(Place place)
    {
        if (!places_.contains(place))
            findings_.add(number_, lesson_problem::unknownPlace, {{"found", place}}).problem.places = {place};
    }

    void addForAction(std::string_view code, Action action, Severity severity)
    {
        findings_.add(number_, code, {{"action", lesson_.game->notation(action)}}, severity);
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
                addForAction(lesson_problem::branchMisses, move.action, Severity::againstRule);
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
            if (move.verdict == Verdict::notSolvable && move.told == Judgement::From::nowhere)
                silent.push_back(move.action);
            if (move.verdict == Verdict::solved && move.isBlamed && move.told != Judgement::From::branch)
                blamed.push_back(move.action);
        }
        if (blamed.empty())
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
    const LessonCheckSettings &settings_;
    LessonFindings findings_;
    std::set<Place> places_; ///< of the step that is being checked
    int number_ = -1;
};

} // namespace

bool LessonReport::hasErrors() const
{
    return std::ranges::any_of(
        findings, [](const LessonFinding &finding) { return finding.problem.severity != Severity::unusual; });
}

LessonReport checkLesson(const std::shared_ptr<const LessonPlan> &plan, const LessonCheckSettings &settings,
                         const std::stop_token &stop, const ProofProgress &progress)
{
    LessonReport report;
    LessonChecker checker(plan, settings);
    checker.check();
    const auto &steps = plan->lesson().steps;
    for (std::size_t step = 0; settings.isProved && step < steps.size() && !report.isStopped; ++step) {
        const PlannedStep &planned = plan->steps()[step];
        const bool isEndless = steps[step].goal && steps[step].mostActions == 0;
        if (steps[step].kind != Kind::act || !planned.position || !planned.isReached || isEndless)
            continue;
        report.isStopped = stop.stop_requested();
        if (report.isStopped)
            break;
        report.proofs.push_back(proveStep(plan, step, settings.limits, stop, progress));
        StepProof &proof = report.proofs.back();
        proof.isStopped =
            proof.isStopped || stop.stop_requested(); // the last of its searches may be cut short
        if (!proof.isStopped)
            checker.checkProof(proof, stop);
        report.isStopped = stop.stop_requested();
    }
    report.findings = checker.take();
    return report;
}

} // namespace waystone
