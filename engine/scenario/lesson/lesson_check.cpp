#include "scenario/lesson/lesson_check.h"

#include "core/relations.h"
#include "scenario/lesson/lesson_play_check.h"
#include "scenario/lesson/lesson_problem.h"
#include "scenario/lesson/lesson_text_check.h"
#include "scenario/lesson/step_proofs.h"
#include "scenario/proof/proof_memory.h"

#include <algorithm>

namespace waystone {

namespace {

using Kind = LessonStep::Kind;

/// With so many steps in a row the reader has nothing to do for too long.
constexpr int longTalk = 3;

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
            checkNumbers(*plan_, step, findings_);
            quiet = hasSomethingToDo(lesson_.steps[step]) ? 0 : quiet + 1;
            if (quiet > 0 && quiet % longTalk == 0)
                findings_.add(number_, lesson_problem::longTalk, {{"number", quiet}}, Severity::unusual);
            checkPlay(plan_, step, findings_);
        }
    }

    [[nodiscard]] std::vector<LessonFinding> take() { return findings_.take(); }

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
        if (goal.kind == Goal::Kind::pieces)
            checkPieces(goal);
        for (const Goal &part : goal.parts)
            checkGoalPlaces(part);
    }

    /// Where such a piece never lies nobody finds one, however many actions they have.
    void checkPieces(const Goal &goal)
    {
        const PlannedStep &planned = plan_->steps()[static_cast<std::size_t>(number_)];
        if (!planned.position)
            return;
        const Game &game = *lesson_.game;
        const SeatView view = game.view(*planned.position, nobody);
        const std::vector<Place> all(places_.begin(), places_.end());
        for (const Place place : goal.places)
            if (!canHold(game, view, {goal.what, goal.variant, goal.seat}, place, all))
                findings_.add(number_, lesson_problem::neverThere, {{"found", place}}).problem.places = {
                    place};
    }

    void checkPlace(Place place)
    {
        if (!places_.contains(place))
            findings_.add(number_, lesson_problem::unknownPlace, {{"found", place}}).problem.places = {place};
    }

    const std::shared_ptr<const LessonPlan> &plan_;
    const Lesson &lesson_;
    const LessonCheckSettings &settings_;
    LessonFindings findings_;
    std::set<Place> places_; ///< of the step that is being checked
    int number_ = -1;
};

/// Nobody has to look for a solution that a proof has found or ruled out; where the next step goes on from one that was
/// found, it is to be kept.
void settleSolutions(LessonReport &report, const std::vector<LessonStep> &steps)
{
    const auto isAnswered = [&report](const LessonFinding &finding, bool found) {
        return finding.problem.code == lesson_problem::noSolution &&
               std::ranges::any_of(report.proofs, [&finding, found](const StepProof &proof) {
                   const TaskVerdict verdict = proof.verdict();
                   return static_cast<int>(proof.step) == finding.step &&
                          (found ? verdict == TaskVerdict::solvable : verdict != TaskVerdict::notDecided);
               });
    };
    const auto isGoneOnFrom = [&steps](const LessonFinding &finding) {
        const auto next = static_cast<std::size_t>(finding.step) + 1;
        return next < steps.size() && steps[next].position.empty();
    };
    for (LessonFinding &finding : report.findings)
        if (isAnswered(finding, true) && isGoneOnFrom(finding))
            finding.problem.code = lesson_problem::keepSolution;
    std::erase_if(report.findings, [&](const LessonFinding &finding) { return isAnswered(finding, false); });
}

/// The steps in which to act that can be played.
std::vector<std::size_t> stepsToProve(const LessonPlan &plan)
{
    const std::vector<LessonStep> &steps = plan.lesson().steps;
    std::vector<std::size_t> found;
    for (std::size_t step = 0; step < steps.size(); ++step) {
        const PlannedStep &planned = plan.steps()[step];
        const bool isEndless = steps[step].goal && steps[step].mostActions == 0;
        if (steps[step].kind == Kind::act && planned.position && planned.isReached && !isEndless)
            found.push_back(step);
    }
    return found;
}

} // namespace

int LessonReport::count(TaskVerdict verdict) const
{
    int proved = 0;
    int found = 0;
    for (const StepProof &proof : proofs) {
        if (!proof.result || proof.isStopped)
            continue;
        ++proved;
        found += proof.verdict() == verdict ? 1 : 0;
    }
    return found + (verdict == TaskVerdict::notDecided ? tasks - proved : 0);
}

bool LessonReport::hasErrors() const
{
    return std::ranges::any_of(
        findings, [](const LessonFinding &finding) { return finding.problem.severity != Severity::unusual; });
}

LessonReport checkLesson(const std::shared_ptr<const LessonPlan> &plan, const LessonCheckSettings &settings,
                         const std::stop_token &stop, const ProofProgress &progress, ProofMemory *memory)
{
    LessonReport report;
    LessonChecker checker(plan, settings);
    checker.check();
    const auto &steps = plan->lesson().steps;
    report.tasks = static_cast<int>(std::ranges::count_if(
        steps, [](const LessonStep &step) { return step.kind == Kind::act && step.goal; }));
    std::vector<LessonFinding> found = checker.take();
    if (settings.isProved) {
        std::vector<std::size_t> toProve = stepsToProve(*plan);
        if (settings.isOnlyRemembered)
            report.notRemembered = static_cast<int>(std::erase_if(toProve, [&](std::size_t step) {
                return steps[step].goal &&
                       (memory == nullptr ||
                        memory->find(ProofMemory::keyOf(*plan, step, settings.limits)) == nullptr);
            }));
        const StepProofSettings how{settings.limits, settings.workers, progress, memory, settings.remembered};
        for (ProvedStep &step : proveSteps(plan, toProve, how, stop)) {
            report.proofs.push_back(std::move(step.proof));
            found.insert(found.end(), step.findings.begin(), step.findings.end());
        }
        report.isStopped = stop.stop_requested() && !toProve.empty();
    }
    std::ranges::stable_sort(found, {}, &LessonFinding::step);
    report.findings = std::move(found);
    settleSolutions(report, steps);
    return report;
}

} // namespace waystone
