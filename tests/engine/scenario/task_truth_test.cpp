// What is said of a task is true: generated tasks of every game against counting line by line, and against a reader who
// goes through them. WAYSTONE_TASKS sets how many tasks a game are tried; the figures are printed.

#include "games.h"
#include "scenario/force.h"
#include "scenario/lesson/lesson_file.h"
#include "scenario/lesson/lesson_run.h"
#include "scenario/lesson/reach_search.h"
#include "scenario/proof/lesson_proof.h"
#include "scenario/proof/line_finder.h"
#include "scenario/random_task.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iostream>
#include <map>

namespace waystone::test {
namespace {

constexpr int usualTasks = 25;

int wantedTasks()
{
    const char *wanted = std::getenv("WAYSTONE_TASKS");
    return wanted == nullptr ? usualTasks : std::atoi(wanted);
}

/// The verdict that the count gives; nothing if it would take too long.
std::optional<TaskVerdict> forced(const LessonPlan &plan)
{
    const Game &game = *plan.lesson().game;
    const LessonStep &step = plan.lesson().steps[0];
    const Position &position = *plan.steps()[0].position;
    const auto alone = Force(game, step, false).reaches(position);
    if (!alone)
        return std::nullopt;
    if (*alone)
        return TaskVerdict::solvable;
    const auto together = Force(game, step, true).reaches(position);
    if (!together)
        return std::nullopt;
    if (!*together)
        return TaskVerdict::notSolvable;
    if (step.answers != Answers::nobody)
        return TaskVerdict::needsOthers;
    // Nobody has said what others do: help is needed only if some answer is too much for the reader.
    LessonStep open = step;
    open.answers = Answers::every;
    const auto always = Force(game, open, false).reaches(position);
    if (!always)
        return std::nullopt;
    return *always ? TaskVerdict::notDecided : TaskVerdict::needsOthers;
}

/// What others do as the program has them play; nothing if the task ends there.
std::optional<LineStep> answerIn(const LessonRun &run, Rng &rng)
{
    if (const auto scripted = run.nextAnswer())
        return scripted;
    const Game &game = run.game();
    const Actors actors = game.actors(*run.position());
    if (actors.isOver() || actors.includes(run.step().seat) || run.step().answers == Answers::nobody)
        return std::nullopt;
    if (run.step().answers == Answers::bot)
        return LineStep{actors.first(), botsAnswer(game, run.step(), *run.position(), actors.first())};
    return anyStep(game, *run.position(), rng);
}

/// A reader who does what was found, and asks anew where others may do this and that.
bool isDoneAsTheSolverSays(const std::shared_ptr<const LessonPlan> &plan, std::vector<LineStep> line,
                           Rng &rng)
{
    LessonRun run(plan);
    while (!run.isDone() && !run.hasFailed()) {
        if (run.awaitsReader()) {
            if (run.step().answers == Answers::every) {
                SolverResult result = solve(run.game(), *proofTask(*plan, 0, {}, run.played()));
                EXPECT_EQ(result.verdict, SolverResult::Verdict::solved);
                line = std::move(result.line);
            }
            if (line.size() <= run.played().size())
                return false;
            run.act(line[run.played().size()].action);
        } else if (const auto answer = answerIn(run, rng)) {
            run.answer(*answer);
        } else {
            return false;
        }
    }
    return run.isDone();
}

/// A reader who does anything, and what is said to that against what the count says. Whether they have come to the goal.
bool isDoneByAnyone(const std::shared_ptr<const LessonPlan> &plan, ReachSearch &search, Rng &rng, int &points)
{
    LessonRun run(plan);
    Force force(run.game(), run.step(), false);
    Force helped(run.game(), run.step(), true);
    while (!run.isDone() && !run.hasFailed()) {
        if (run.awaitsReader()) {
            const auto legal = run.game().legal(*run.position(), run.step().seat);
            const Action action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
            const auto known = [&search](const LessonRun &point) {
                return search.reachOf(point, [](const LessonRun &, Reach) {}, {});
            };
            const std::optional<Reach> before = known(run);
            const Judgement judgement = run.act(action, known);
            const std::optional<bool> truth = force.reaches(run);
            if (!truth)
                continue;
            ++points;
            const std::optional<Reach> reach = known(run);
            EXPECT_TRUE(run.isDone() || reach == Reach::unknown || (reach == Reach::within) == *truth);
            // A bot with its seed does one thing, so whoever asks it long enough knows.
            EXPECT_FALSE(!run.isDone() && reach == Reach::unknown && run.step().answers == Answers::bot);
            EXPECT_FALSE(*truth && before == Reach::lost) << "lost before, and within reach by an action";
            EXPECT_EQ(judgement.verdict == Judgement::Verdict::wrong, !*truth && reach == Reach::lost);
            // Where nobody tells what the others do, only what they cannot help with either is wrong.
            if (judgement.verdict == Judgement::Verdict::wrong && run.step().answers == Answers::nobody) {
                EXPECT_NE(helped.reaches(run), std::optional(true));
            }
        } else if (const auto answer = answerIn(run, rng)) {
            run.answer(*answer);
        } else {
            return false;
        }
    }
    return run.isDone();
}

/// What is asked of the samples: that they are not all of a kind.
class Samples {
public:
    explicit Samples(int wanted) : wanted_(wanted) {}

    [[nodiscard]] bool isComplete() const { return count_ >= wanted_; }
    /// Of no verdict so many that there is no room for the others.
    [[nodiscard]] bool hasRoomFor(TaskVerdict verdict) const
    {
        return verdicts_[static_cast<std::size_t>(verdict)] * 5 < wanted_ * 2;
    }

    void add(TaskVerdict verdict, const LessonStep &step)
    {
        ++count_;
        ++verdicts_[static_cast<std::size_t>(verdict)];
        ++answers_[static_cast<std::size_t>(step.answers)][static_cast<std::size_t>(verdict)];
        ++kinds_[static_cast<std::size_t>(step.goal->kind)];
        ++actions_[static_cast<std::size_t>(step.mostActions)];
        scripts_ += step.script.empty() ? 0 : 1;
        if (step.answers == Answers::bot)
            ++bots_[step.bot];
    }

    /// Against a proof that was given little time.
    void addHurried(TaskVerdict verdict) { undecided_ += verdict == TaskVerdict::notDecided ? 1 : 0; }

    void expectMixed() const
    {
        EXPECT_TRUE(isComplete()) << count_;
        const auto count = [this](TaskVerdict verdict) {
            return verdicts_[static_cast<std::size_t>(verdict)];
        };
        EXPECT_GE(count(TaskVerdict::solvable) * 8, wanted_);
        EXPECT_GE(count(TaskVerdict::notSolvable) * 8, wanted_);
        // In some games others can hardly hinder: there nothing but their answer is missing.
        EXPECT_GE((count(TaskVerdict::needsOthers) + count(TaskVerdict::notDecided)) * 8, wanted_);
        EXPECT_GE(undecided_ * 8, wanted_);
        EXPECT_GE(scripts_ * 5, wanted_);
        EXPECT_GE(bots_.size(), 2u);
    }

    void print(std::string_view game, int tried, int disagreements, int points) const
    {
        std::cout << game << ": " << count_ << " tasks of " << tried << ", disagreements " << disagreements
                  << ", moves judged " << points << "\n  solvable, needs others, not solvable, left open:";
        for (std::size_t answers = 0; answers < answers_.size(); ++answers) {
            std::cout << ' ' << std::array{"nobody", "every", "bot"}[answers];
            for (std::size_t verdict = 0; verdict < taskVerdicts; ++verdict)
                std::cout << ' ' << answers_[answers][verdict];
        }
        std::cout << "; undecided in a hurry " << undecided_ << "\n  with a script " << scripts_ << "; bots";
        for (const auto &[bot, count] : bots_)
            std::cout << ' ' << bot << ' ' << count;
        std::cout << "; of 1 to 4 actions";
        for (std::size_t actions = 1; actions < actions_.size(); ++actions)
            std::cout << ' ' << actions_[actions];
        std::cout << "; goals by kind";
        for (const int count : kinds_)
            std::cout << ' ' << count;
        std::cout << '\n';
    }

private:
    const int wanted_;
    int count_ = 0;
    std::array<int, taskVerdicts> verdicts_{};
    std::array<std::array<int, taskVerdicts>, 3> answers_{};
    std::array<int, static_cast<std::size_t>(Goal::Kind::over) + 1> kinds_{};
    std::array<int, 5> actions_{};
    std::map<std::string, int> bots_;
    int scripts_ = 0;
    int undecided_ = 0;
};

/// What the verdict came from.
const SolverResult &lastOf(const StepProof &proof)
{
    return proof.always ? *proof.always : proof.together ? *proof.together : *proof.result;
}

/// The verdict of a proof that may look at little: true, or none with what has kept it from one.
TaskVerdict hurriedVerdict(const std::shared_ptr<const LessonPlan> &plan, TaskVerdict truth, Rng &rng)
{
    ProofLimits limits;
    limits.mostNodes = 1 + rng.below(rng.below(2) == 0 ? 20 : 400);
    limits.mostAsked = rng.below(3);
    limits.mostNodesAMove = 1;
    limits.mostAskedAMove = 1;
    const StepProof proof = proveStep(plan, 0, limits);
    const TaskVerdict verdict = proof.verdict();
    EXPECT_TRUE(verdict == truth || verdict == TaskVerdict::notDecided);
    if (verdict == TaskVerdict::notDecided) {
        const SolverResult &open = lastOf(proof);
        EXPECT_TRUE(open.bound != SolverResult::Bound::none || truth == TaskVerdict::notDecided);
    }
    if (verdict == TaskVerdict::solvable && plan->lesson().steps[0].answers != Answers::every) {
        EXPECT_TRUE(isLineOf(*plan->lesson().game, *proofTask(*plan, 0), proof.result->line));
    }
    return verdict;
}

class Tasks : public testing::TestWithParam<std::string> {};

TEST_P(Tasks, AreWhatIsSaidOfThem)
{
    const GameKind &kind = *games().find(GetParam());
    Rng rng(20'261);
    Samples samples(wantedTasks());
    int disagreements = 0;
    int leftUndecided = 0;
    int tried = 0;
    int points = 0;
    for (; !samples.isComplete() && tried < 40 * wantedTasks(); ++tried) {
        const auto plan = anyTask(kind, rng);
        const LessonStep &step = plan->lesson().steps[0];
        ASSERT_TRUE(plan->steps()[0].position) << step.position;
        const std::optional<TaskVerdict> truth = forced(*plan);
        if (!truth || !samples.hasRoomFor(*truth))
            continue;
        SCOPED_TRACE(writeLesson(plan->lesson()));
        samples.add(*truth, step);
        ProofLimits limits;
        limits.mostNodesAMove = 1;
        limits.mostAskedAMove = 1;
        limits.mostSolutions = 1;
        const StepProof proof = proveStep(plan, 0, limits);
        // There is a bound to what is looked at, and to the questions to a bot; it says so.
        const bool isLeft =
            proof.verdict() == TaskVerdict::notDecided && lastOf(proof).bound != SolverResult::Bound::none;
        leftUndecided += isLeft ? 1 : 0;
        disagreements += isLeft || proof.verdict() == *truth ? 0 : 1;
        EXPECT_TRUE(isLeft || proof.verdict() == *truth) << static_cast<int>(proof.verdict());
        samples.addHurried(hurriedVerdict(plan, *truth, rng));
        if (proof.verdict() == TaskVerdict::solvable) {
            EXPECT_TRUE(isDoneAsTheSolverSays(plan, proof.result->line, rng));
        }
        ReachSearch search(LessonRun(plan), ReachSearch::patient());
        for (int reader = 0; reader < 2; ++reader) {
            const bool isDone = isDoneByAnyone(plan, search, rng, points);
            EXPECT_FALSE(isDone && *truth != TaskVerdict::solvable && step.answers != Answers::every);
        }
    }
    samples.print(kind.id, tried, disagreements, points);
    std::cout << "  left undecided " << leftUndecided << '\n';
    EXPECT_LE(leftUndecided * 20, wantedTasks());
    samples.expectMixed();
}

std::vector<std::string> ids()
{
    std::vector<std::string> all;
    for (const GameKind &kind : games().kinds())
        all.emplace_back(kind.id);
    return all;
}

INSTANTIATE_TEST_SUITE_P(Games, Tasks, testing::ValuesIn(ids()), [](const auto &info) {
    std::string name = info.param;
    std::ranges::replace(name, '-', '_');
    return name;
});

} // namespace
} // namespace waystone::test
