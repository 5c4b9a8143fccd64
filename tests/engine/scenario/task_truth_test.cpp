// What is said of a task is true: generated tasks of every game against counting line by line, and against a reader who
// goes through them. WAYSTONE_TASKS sets how many tasks a game are tried; the figures are printed.

#include "bots/steady_bot.h"
#include "core/draw.h"
#include "games.h"
#include "scenario/goal/goal_tracker.h"
#include "scenario/lesson/lesson_file.h"
#include "scenario/lesson/lesson_run.h"
#include "scenario/proof/lesson_proof.h"
#include "scenario/proof/middle_position.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iostream>

namespace waystone::test {
namespace {

constexpr int usualTasks = 25;
constexpr int mostForceNodes = 60'000;
constexpr int mostPlies = 300; ///< of a line, for the stack's sake

int wantedTasks()
{
    const char *wanted = std::getenv("WAYSTONE_TASKS");
    return wanted == nullptr ? usualTasks : std::atoi(wanted);
}

/// Whether a goal can be reached, found out without remembering or leaving out anything, and without the solver's words
/// for what others do.
class Force {
public:
    Force(const Game &game, const LessonStep &step, bool doTheyHelp)
        : game_(game), step_(step), doTheyHelp_(doTheyHelp), tracker_(game, *step.goal, step.seat)
    {}

    /// Nothing if it would take too long.
    [[nodiscard]] std::optional<bool> reaches(const Position &position, int actions)
    {
        nodes_ = 0;
        const bool found = reaches(position, tracker_.start(position), 0, actions);
        return nodes_ > mostForceNodes ? std::nullopt : std::optional(found);
    }

private:
    /// Of the line that is being looked at.
    struct Depth {
        explicit Depth(Force &whose) : force(whose)
        {
            if (++force.plies_ > mostPlies)
                force.nodes_ = mostForceNodes + 1;
        }
        ~Depth() { --force.plies_; }
        Depth(const Depth &) = delete;
        Depth &operator=(const Depth &) = delete;

        Force &force;
    };

    bool reaches(const Position &position, const GoalProgress &progress, std::size_t script, int actions)
    {
        if (progress.isMet)
            return true;
        const Actors actors = game_.actors(position);
        if (actors.isOver() || nodes_ > mostForceNodes)
            return false;
        ++nodes_;
        const Depth depth(*this);
        const auto after = [&](Seat seat, Action action, std::size_t played) {
            Events events;
            const Position next = game_.apply(position, seat, action, &events);
            const bool isOwn = seat == step_.seat;
            return reaches(next, tracker_.after(progress, next, events, isOwn), played,
                           actions - (isOwn ? 1 : 0));
        };
        if (actors.includes(step_.seat)) {
            if (actions == 0)
                return false;
            for (const Action action : game_.legal(position, step_.seat))
                if (after(step_.seat, action, script))
                    return true;
            return false;
        }
        if (const auto answer = scriptedAnswer(game_, step_, position, script))
            return after(answer->seat, answer->action, script + 1);
        const Seat seat = actors.first();
        if (!doTheyHelp_ && step_.answers == Answers::nobody)
            return false;
        if (!doTheyHelp_ && step_.answers == Answers::bot) {
            const Action answer = seat == chanceSeat ? seededDraw(game_, position, step_.seed)
                                                     : *steadyAnswer(game_, game_.view(position, seat), seat,
                                                                     step_.bot, step_.seed, {});
            return after(seat, answer, script);
        }
        std::vector<Action> answers;
        if (seat == chanceSeat)
            for (const Outcome &outcome : game_.outcomes(position))
                answers.push_back(outcome.action);
        else
            answers = game_.legal(position, seat);
        for (const Action answer : answers)
            if (after(seat, answer, script) == doTheyHelp_)
                return doTheyHelp_;
        return !doTheyHelp_;
    }

    const Game &game_;
    const LessonStep &step_;
    const bool doTheyHelp_;
    GoalTracker tracker_;
    int nodes_ = 0;
    int plies_ = 0;
};

LineStep anyStep(const Game &game, const Position &position, Rng &rng)
{
    const Actors actors = game.actors(position);
    if (actors.isChance())
        return {chanceSeat, drawn(game.outcomes(position), rng)};
    const std::vector<Action> legal = game.legal(position, actors.first());
    return {actors.first(), legal[rng.below(static_cast<std::uint32_t>(legal.size()))]};
}

/// A number that is to be as it is after some line of play, or more than it is now.
Goal anyGoal(const Game &game, const Position &position, Seat seat, int actions, Rng &rng)
{
    Position after = position;
    for (int ply = 0; ply < 8 * actions && actions > 0 && !game.actors(after).isOver(); ++ply) {
        const LineStep step = anyStep(game, after, rng);
        actions -= step.seat == seat ? 1 : 0;
        after = game.apply(after, step.seat, step.action, nullptr);
    }
    std::vector<Goal> changed;
    const auto add = [&changed](Goal goal, int before, int now) {
        if (now == before)
            return;
        (now > before ? goal.atLeast : goal.atMost) = now;
        changed.push_back(std::move(goal));
    };
    Goal points;
    points.kind = Goal::Kind::points;
    points.seat = seat;
    add(points, game.points(position, seat, {}), game.points(after, seat, {}));
    const std::vector<Tally> now = game.tallies(game.view(after, seat));
    for (const Tally &tally : game.tallies(game.view(position, seat)))
        for (const Tally &other : now)
            if (other.owner == tally.owner && other.what == tally.what) {
                Goal goal;
                goal.kind = Goal::Kind::tally;
                goal.seat = tally.owner;
                goal.what = tally.what;
                add(goal, tally.amount, other.amount);
            }
    if (!changed.empty() && rng.below(4) != 0)
        return changed[rng.below(static_cast<std::uint32_t>(changed.size()))];
    points.atLeast = game.points(position, seat, {}) + static_cast<int>(1 + rng.below(3));
    return points;
}

/// What the others happen to do in a line of play.
std::vector<LineStep> anyScript(const Game &game, Position position, Seat seat, Rng &rng)
{
    std::vector<LineStep> script;
    const std::uint32_t plies = rng.below(8);
    for (std::uint32_t ply = 0; ply < plies && !game.actors(position).isOver(); ++ply) {
        const LineStep step = anyStep(game, position, rng);
        if (step.seat != seat)
            script.push_back(step);
        position = game.apply(position, step.seat, step.action, nullptr);
    }
    return script;
}

std::shared_ptr<const LessonPlan> anyTask(const GameKind &kind, Rng &rng)
{
    Lesson lesson;
    lesson.game = *games().make(kind, {}, {});
    lesson.id = "any";
    const Game &game = *lesson.game;
    MiddleGame middle;
    middle.seats = kind.minSeats;
    middle.mistakes = 30;
    lesson.players.resize(static_cast<std::size_t>(middle.seats));
    const Position position = anyMiddlePosition(game, middle, rng);
    LessonStep &step = lesson.steps.emplace_back();
    step.kind = LessonStep::Kind::act;
    step.id = "task";
    step.position = game.positionText(game.setup(position));
    step.seat = game.actors(position).isChance() ? Seat{0} : game.actors(position).first();
    step.mostActions = static_cast<int>(1 + rng.below(4));
    step.goal = anyGoal(game, position, step.seat, step.mostActions, rng);
    if (rng.below(4) == 0) {
        Goal whole;
        whole.kind = rng.below(2) == 0 ? Goal::Kind::all : Goal::Kind::any;
        whole.parts = {*step.goal, anyGoal(game, position, step.seat, step.mostActions, rng)};
        step.goal = whole;
    }
    if (rng.below(2) == 0)
        step.script = anyScript(game, position, step.seat, rng);
    step.answers = std::array{Answers::nobody, Answers::every, Answers::bot}[rng.below(3)];
    if (step.answers == Answers::bot) {
        step.bot = rng.below(2) == 0 ? "random" : "greedy";
        step.seed = rng.below(100);
    }
    return std::make_shared<const LessonPlan>(std::move(lesson), steadyAnswer);
}

/// The verdict that the count gives; nothing if it would take too long.
std::optional<TaskVerdict> forced(const LessonPlan &plan)
{
    const Game &game = *plan.lesson().game;
    const LessonStep &step = plan.lesson().steps[0];
    const Position &position = *plan.steps()[0].position;
    const auto alone = Force(game, step, false).reaches(position, step.mostActions);
    if (!alone)
        return std::nullopt;
    if (*alone)
        return TaskVerdict::solvable;
    const auto together = Force(game, step, true).reaches(position, step.mostActions);
    if (!together)
        return std::nullopt;
    return *together ? TaskVerdict::needsOthers : TaskVerdict::notSolvable;
}

/// A reader who does what the solver says, or anything; the others as the program has them play.
bool isDoneByReader(const std::shared_ptr<const LessonPlan> &plan, bool asTheSolverSays, Rng &rng)
{
    LessonRun run(plan);
    const Game &game = run.game();
    while (!run.isDone() && !run.hasFailed()) {
        if (run.awaitsReader()) {
            const std::vector<Action> legal = game.legal(*run.position(), run.step().seat);
            Action action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
            if (asTheSolverSays) {
                const SolverResult result = solve(game, *proofTask(*plan, 0, {}, run.played()));
                EXPECT_EQ(result.verdict, SolverResult::Verdict::solved);
                if (result.line.size() <= run.played().size())
                    return false;
                action = result.line[run.played().size()].action;
            }
            run.act(action);
            continue;
        }
        std::optional<LineStep> answer = run.nextAnswer();
        const Actors actors = game.actors(*run.position());
        if (!answer &&
            (actors.isOver() || actors.includes(run.step().seat) || run.step().answers == Answers::nobody))
            return false;
        if (!answer && run.step().answers == Answers::bot) {
            const Seat seat = actors.first();
            const Action action = seat == chanceSeat
                                      ? seededDraw(game, *run.position(), run.step().seed)
                                      : *steadyAnswer(game, game.view(*run.position(), seat), seat,
                                                      run.step().bot, run.step().seed, {});
            answer = LineStep{seat, action};
        }
        run.answer(answer ? *answer : anyStep(game, *run.position(), rng));
    }
    return run.isDone();
}

class Tasks : public testing::TestWithParam<std::string> {};

TEST_P(Tasks, AreWhatIsSaidOfThem)
{
    const GameKind &kind = *games().find(GetParam());
    Rng rng(20'261);
    std::array<int, taskVerdicts> found{};
    int counted = 0;
    int disagreements = 0;
    const int wanted = wantedTasks();
    int tried = 0;
    for (; counted < wanted && tried < 20 * wanted; ++tried) {
        const auto plan = anyTask(kind, rng);
        const LessonStep &step = plan->lesson().steps[0];
        ASSERT_TRUE(plan->steps()[0].position) << step.position;
        if (LessonRun beginning(plan);
            GoalTracker(beginning.game(), *step.goal, step.seat).start(*beginning.position()).isMet)
            continue;
        const std::optional<TaskVerdict> truth = forced(*plan);
        if (!truth)
            continue;
        ++counted;
        ProofLimits limits;
        limits.mostNodesAMove = 1;
        limits.mostAskedAMove = 1;
        limits.mostSolutions = 1;
        const StepProof proof = proveStep(plan, 0, limits);
        const std::string what = writeLesson(plan->lesson());
        disagreements += proof.verdict() == *truth ? 0 : 1;
        EXPECT_EQ(static_cast<int>(proof.verdict()), static_cast<int>(*truth)) << what;
        ++found[static_cast<std::size_t>(*truth)];
        if (*truth == TaskVerdict::solvable) {
            EXPECT_TRUE(isDoneByReader(plan, true, rng)) << what;
        } else if (step.answers != Answers::every) {
            for (int reader = 0; reader < 3; ++reader)
                EXPECT_FALSE(isDoneByReader(plan, false, rng)) << what;
        }
    }
    std::cout << kind.id << ": " << counted << " tasks of " << tried << ", solvable " << found[0]
              << ", only with others " << found[1] << ", not solvable " << found[2] << ", disagreements "
              << disagreements << '\n';
    EXPECT_EQ(counted, wanted);
    EXPECT_GT(found[0], 0);
    EXPECT_GT(found[2], 0);
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
