// Whoever reaches a goal of a lesson that the program brings, in whatever way, is never told on the way that they were
// wrong: every way of the fewest actions, and of one more, is gone. Whoever plays anything at all always finds a way on.

#include "scenario/lesson/lesson_reach.h"
#include "scenario/lesson/lesson_run.h"
#include "scenario/proof/lesson_proof.h"
#include "support/shipped_lessons.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>

namespace waystone::test {
namespace {

/// Of a step; with more there is nothing new to be seen.
constexpr int mostWays = 150;

/// Goes every way to the goal of a step.
class Ways {
public:
    Ways(const std::shared_ptr<const LessonPlan> &plan, std::size_t step)
        : game_(plan->lesson().game), task_(*proofTask(*plan, step))
    {
        Solver first(*game_, task_);
        const SolverResult shortest = first.solve();
        EXPECT_EQ(static_cast<int>(shortest.verdict), static_cast<int>(SolverResult::Verdict::solved));
        task_.mostActions = std::min(task_.mostActions, shortest.actions + 1);
        search_ = std::make_unique<Solver>(*game_, task_);
    }

    void go(const LessonRun &run)
    {
        if (ways_ >= mostWays)
            return;
        if (run.isDone()) {
            ++ways_;
            return;
        }
        ASSERT_FALSE(run.hasFailed()) << lineOf(run);
        if (!run.awaitsReader()) {
            LessonRun next = run;
            const std::optional<LineStep> answer = answerTo(run);
            ASSERT_TRUE(answer) << lineOf(run);
            next.answer(*answer);
            go(next);
            return;
        }
        for (const Action action : run.game().legal(*run.position(), run.step().seat)) {
            std::vector<LineStep> played = run.played();
            played.push_back({run.step().seat, action});
            if (search_->solveAfter(std::move(played), 200'000, 20, 1).verdict !=
                SolverResult::Verdict::solved)
                continue;
            LessonRun next = run;
            const Judgement judgement = next.act(action);
            EXPECT_NE(static_cast<int>(judgement.verdict), static_cast<int>(Judgement::Verdict::wrong))
                << lineOf(next);
            if (judgement.verdict != Judgement::Verdict::wrong)
                go(next);
        }
    }

    [[nodiscard]] int ways() const { return ways_; }

private:
    /// Where every answer is reckoned with, the first there is.
    [[nodiscard]] std::optional<LineStep> answerTo(const LessonRun &run) const
    {
        if (const auto scripted = run.nextAnswer())
            return scripted;
        const Actors actors = run.game().actors(*run.position());
        if (actors.isOver() || run.step().answers != Answers::every)
            return std::nullopt;
        if (actors.isChance())
            return LineStep{chanceSeat, run.game().outcomes(*run.position()).front().action};
        return LineStep{actors.first(), run.game().legal(*run.position(), actors.first()).front()};
    }

    [[nodiscard]] static std::string lineOf(const LessonRun &run)
    {
        std::string line = run.step().id + ":";
        for (const LineStep &each : run.played())
            line += ' ' + run.game().notation(each.action) + ',';
        return line;
    }

    std::shared_ptr<const Game> game_;
    SolverTask task_;
    std::unique_ptr<Solver> search_;
    int ways_ = 0;
};

TEST(LessonWays, NobodyWhoReachesTheGoalIsCalledWrong)
{
    int steps = 0;
    int ways = 0;
    for (const auto &plan : shippedLessons())
        for (std::size_t step = 0; step < plan->steps().size(); ++step) {
            if (!proofTask(*plan, step))
                continue;
            SCOPED_TRACE(plan->lesson().id);
            Ways all(plan, step);
            all.go(LessonRun(plan, step));
            EXPECT_GT(all.ways(), 0);
            ++steps;
            ways += all.ways();
        }
    EXPECT_GE(steps, 60);
    EXPECT_GT(ways, 1000);
}

/// A way that a text of a step allows.
struct Way {
    std::string_view lesson;
    std::string_view step;
    std::vector<std::string_view> actions;
};

TEST(LessonWays, WhatATextAllowsIsRight)
{
    const std::vector<Way> ways = {
        {"province-walkthrough", "yellow-moves", {"move-all"}},
        {"province-walkthrough", "yellow-moves", {"move green left", "move yellow upper"}},
        {"province-walkthrough", "orange-moves", {"move-all"}},
        {"province-walkthrough", "sailor-moves", {"move-all"}},
        {"province-walkthrough", "borrow-the-camp", {"move green upper", "borrow camp", "move yellow left"}},
        {"province-walkthrough", "goal-coins", {"move green right", "move green upper"}},
        {"province-walkthrough", "no-goal-left", {"move yellow right", "move green upper"}},
    };
    const auto plans = shippedLessons();
    for (const Way &way : ways) {
        SCOPED_TRACE(std::string(way.step) + ": " + std::string(way.actions.front()));
        const auto plan =
            std::ranges::find_if(plans, [&way](const auto &each) { return each->lesson().id == way.lesson; });
        ASSERT_NE(plan, plans.end());
        const auto &steps = (*plan)->lesson().steps;
        const auto step = std::ranges::find(steps, way.step, &LessonStep::id);
        ASSERT_NE(step, steps.end());
        LessonRun run(*plan, static_cast<std::size_t>(step - steps.begin()));
        for (const std::string_view action : way.actions) {
            while (const auto answer = run.nextAnswer())
                run.answer(*answer);
            ASSERT_TRUE(run.awaitsReader()) << action;
            EXPECT_NE(static_cast<int>(run.act(*run.game().actionFrom(action)).verdict),
                      static_cast<int>(Judgement::Verdict::wrong))
                << action;
        }
        while (const auto answer = run.nextAnswer())
            run.answer(*answer);
        EXPECT_TRUE(run.isDone());
    }
}

/// Plays anything until the task is done or missed.
void playAnything(LessonRun &run, Rng &rng)
{
    while (!run.isDone() && !run.hasFailed()) {
        const Actors actors = run.game().actors(*run.position());
        if (run.awaitsReader()) {
            const auto legal = run.game().legal(*run.position(), run.step().seat);
            run.act(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
        } else if (const auto scripted = run.nextAnswer()) {
            run.answer(*scripted);
        } else {
            ASSERT_FALSE(actors.isOver() || actors.includes(run.step().seat)) << run.step().id;
            const Seat seat = actors.first();
            if (seat == chanceSeat) {
                const auto outcomes = run.game().outcomes(*run.position());
                run.answer({seat, outcomes[rng.below(static_cast<std::uint32_t>(outcomes.size()))].action});
            } else {
                const auto legal = run.game().legal(*run.position(), seat);
                run.answer({seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]});
            }
        }
    }
}

TEST(LessonWays, WhateverIsPlayedThereIsAWayOn)
{
    Rng rng(7);
    int missed = 0;
    int late = 0;
    for (const auto &plan : shippedLessons())
        for (std::size_t step = 0; step < plan->steps().size(); ++step) {
            if (plan->lesson().steps[step].kind != LessonStep::Kind::act)
                continue;
            SCOPED_TRACE(plan->lesson().id + ' ' + plan->lesson().steps[step].id);
            LessonRun run(plan, step);
            while (const auto answer = run.nextAnswer())
                run.answer(*answer);
            for (int play = 0; play < 6 && !run.isDone(); ++play) {
                playAnything(run, rng);
                if (!run.hasFailed())
                    break;
                ++missed;
                const std::vector<LineStep> played = run.played();
                run = wayBack(run);
                ASSERT_TRUE(run.awaitsReader());
                ASSERT_LT(run.played().size(), played.size());
                const auto back = played.begin() + static_cast<std::ptrdiff_t>(run.played().size());
                late +=
                    std::count_if(back, played.end(),
                                  [&run](const LineStep &each) { return each.seat == run.step().seat; }) > 1
                        ? 1
                        : 0;
                const auto task = proofTask(*plan, step, {}, run.played());
                if (task) {
                    EXPECT_EQ(static_cast<int>(solve(run.game(), *task).verdict),
                              static_cast<int>(SolverResult::Verdict::solved));
                }
            }
        }
    EXPECT_GT(missed, 300);
    std::cout << missed << " times missed, " << late << " of them told later than with the move\n";
}

} // namespace
} // namespace waystone::test
