// What is said to a reader when it is known where their move led, at once or later.

#include "scenario/lesson/lesson_reach.h"
#include "scenario/lesson/points_left.h"
#include "scenario/lesson/reach_search.h"

#include "support/tiny_lesson.h"

#include <gtest/gtest.h>

namespace waystone::test {
namespace {

using Verdict = Judgement::Verdict;

/// Two bids for two points.
Lesson twoBids()
{
    Lesson lesson = tinyLesson();
    LessonStep &step = lesson.steps[1];
    step.mostActions = 2;
    step.script.push_back(tinyBid(1, 1));
    step.goal = pointsGoal(0, 2);
    return lesson;
}

LessonRun runAt(Lesson lesson)
{
    return LessonRun(std::make_shared<const LessonPlan>(std::move(lesson)), 1);
}

std::optional<Reach> notYet(const LessonRun &)
{
    return std::nullopt;
}

TEST(LessonReach, AVerdictThatIsNotKnownYetComesLater)
{
    LessonRun run = runAt(twoBids());
    EXPECT_EQ(run.act(tinyBid(0, 1).action, notYet), Judgement{}) << "nothing is said before it is known";
    ASSERT_TRUE(run.awaitsReach());
    LessonRun lost = run;
    const Judgement late = lost.settle(Reach::lost);
    EXPECT_EQ(late.verdict, Verdict::wrong);
    EXPECT_EQ(late.from, Judgement::From::otherwise);
    EXPECT_TRUE(late.hasFailed);
    EXPECT_FALSE(lost.awaitsReach());
    EXPECT_EQ(lost.settle(Reach::lost), Judgement{}) << "it is said once";

    for (const Reach reach : {Reach::within, Reach::unknown}) {
        LessonRun other = run;
        EXPECT_EQ(other.settle(reach), Judgement{});
        EXPECT_FALSE(other.hasFailed());
    }
}

TEST(LessonReach, AMistakeWaitsForWhetherItWasOne)
{
    LessonRun run = runAt(twoBids());
    EXPECT_EQ(run.act(tinyBid(0, 0).action, notYet), Judgement{});
    EXPECT_EQ(LessonRun(run).settle(Reach::within), Judgement{});
    for (const Reach reach : {Reach::lost, Reach::unknown}) {
        const Judgement judgement = LessonRun(run).settle(reach);
        EXPECT_EQ(judgement.from, Judgement::From::mistake);
        EXPECT_EQ(judgement.text, english("Nothing scores nothing."));
    }
}

TEST(LessonReach, WhatIsSettledByPlayItselfAwaitsNothing)
{
    LessonRun run = runAt(tinyLesson());
    EXPECT_EQ(run.act(tinyBid(0, 3).action, notYet).verdict, Verdict::right);
    EXPECT_FALSE(run.awaitsReach());
    LessonRun missed = runAt(tinyLesson());
    EXPECT_TRUE(missed.act(tinyBid(0, 1).action, notYet).hasFailed) << "no action is left";
    EXPECT_FALSE(missed.awaitsReach());
}

/// Two bids for two points, of which nobody has said what the other seat does.
Lesson untold()
{
    Lesson lesson = twoBids();
    lesson.steps[1].script.clear();
    lesson.steps[1].mistakes.clear();
    return lesson;
}

TEST(LessonReach, WhereNobodyTellsWhatOthersDoNothingIsCalledWrong)
{
    LessonRun run = runAt(untold());
    const Judgement judgement = run.act(tinyBid(0, 2).action);
    EXPECT_EQ(judgement.verdict, Verdict::open);
    EXPECT_EQ(judgement.text, untold().steps[1].otherwise) << "what the author says to it is told";
    EXPECT_TRUE(run.hasFailed() && run.hasEndedOpen()) << "it cannot go on";
    EXPECT_TRUE(wayBack(run).played().empty());

    LessonRun lost = runAt([] {
        Lesson lesson = untold();
        lesson.steps[1].goal = pointsGoal(0, 40);
        return lesson;
    }());
    EXPECT_EQ(lost.act(tinyBid(0, 2).action).verdict, Verdict::wrong) << "no help would do";
    EXPECT_FALSE(lost.hasEndedOpen());
}

TEST(LessonReach, WhatNobodyTellsIsFoundOutLaterAsWell)
{
    for (const Reach reach : {Reach::unknown, Reach::leftOpen, Reach::lost}) {
        LessonRun run = runAt(untold()); // in which the other seat would be next
        EXPECT_EQ(run.act(tinyBid(0, 2).action, notYet), Judgement{});
        ASSERT_TRUE(run.awaitsReach());
        EXPECT_EQ(run.settle(reach).verdict, reach == Reach::lost ? Verdict::wrong : Verdict::open);
        EXPECT_TRUE(run.hasFailed());
    }
}

TEST(LessonReach, WithoutALimitNothingIsLost)
{
    Lesson lesson = twoBids();
    lesson.steps[1].mostActions = 0;
    lesson.steps[1].mistakes.clear();
    LessonRun run = runAt(lesson);
    EXPECT_FALSE(ReachSearch::canSearch(run));
    EXPECT_EQ(run.act(tinyBid(0, 1).action), Judgement{});
}

TEST(LessonReach, TheWayBackWaitsForWhatIsNotKnown)
{
    LessonRun run = runAt(twoBids());
    run.act(tinyBid(0, 1).action, notYet);
    while (const auto answer = run.nextAnswer())
        run.answer(*answer);
    ASSERT_TRUE(run.awaitsReader());
    LessonRun lost = run;
    lost.act(tinyBid(0, 0).action);
    ASSERT_TRUE(lost.hasFailed());
    EXPECT_FALSE(wayBack(lost, notYet));
    EXPECT_EQ(wayBack(lost, [](const LessonRun &) { return Reach::within; })->played(), run.played());
    EXPECT_TRUE(wayBack(lost, [](const LessonRun &) { return Reach::lost; })->played().empty());
}

Lesson tellingLoss(LossTold when)
{
    Lesson lesson = twoBids();
    lesson.steps[1].lossTold = when;
    lesson.steps[1].script.back() = tinyBid(1, 2); // so that a first bid of 1 loses
    return lesson;
}

TEST(LessonReach, AStepMayTellLater)
{
    const auto never = [](const LessonRun &) -> std::optional<Reach> {
        ADD_FAILURE() << "nobody has asked";
        return Reach::lost;
    };
    EXPECT_TRUE(runAt(tellingLoss(LossTold::atOnce)).act(tinyBid(0, 1).action).hasFailed);
    for (const LossTold when : {LossTold::whenAsked, LossTold::atEnd}) {
        LessonRun run = runAt(tellingLoss(when));
        EXPECT_FALSE(run.canAsk()) << "there is nothing to ask about";
        EXPECT_EQ(run.act(tinyBid(0, 1).action, never), Judgement{});
        while (const auto answer = run.nextAnswer())
            run.answer(*answer);
        ASSERT_TRUE(run.awaitsReader());
        EXPECT_EQ(run.canAsk(), when == LossTold::whenAsked);
        LessonRun asking = run;
        EXPECT_EQ(asking.asked(Reach::within), Judgement{});
        EXPECT_EQ(asking.asked(Reach::lost).hasFailed, when == LossTold::whenAsked);
        EXPECT_TRUE(run.act(tinyBid(0, 1).action, never).hasFailed) << "there is nothing more to do";
        // What the author has foreseen does not wait.
        EXPECT_EQ(runAt(tellingLoss(when)).act(tinyBid(0, 0).action).from, Judgement::From::mistake);
    }
}

/// Seat 0 has bid 1, which loses, and is to bid once more; it has not been told.
LessonRun afterALossThatIsNotTold()
{
    LessonRun run = runAt(tellingLoss(LossTold::atEnd));
    EXPECT_EQ(run.act(tinyBid(0, 1).action), Judgement{});
    while (const auto answer = run.nextAnswer())
        run.answer(*answer);
    EXPECT_TRUE(run.awaitsReader());
    return run;
}

TEST(LessonReach, TheActionThatLostTheGoalIsNamed)
{
    LessonRun run = afterALossThatIsNotTold();
    ASSERT_TRUE(run.act(tinyBid(0, 2).action).hasFailed);
    const std::optional<GoalLoss> loss = lossOf(run, reachOf);
    ASSERT_TRUE(loss);
    EXPECT_EQ(loss->number, 1);
    EXPECT_EQ(loss->action, tinyBid(0, 1).action);
    EXPECT_TRUE(loss->before.played().empty());
    EXPECT_EQ(wayBack(run).played(), loss->before.played());
    EXPECT_TRUE(firstTurn(run).played().empty());
    EXPECT_FALSE(lossOf(run, notYet)) << "nothing is said that is not known";
    EXPECT_FALSE(lossOf(run, [](const LessonRun &) { return Reach::lost; })) << "it was lost from the first";
    EXPECT_FALSE(lossOf(runAt(twoBids()), reachOf)) << "nothing was lost";

    LessonRun atOnce = runAt(tellingLoss(LossTold::atOnce));
    ASSERT_TRUE(atOnce.act(tinyBid(0, 1).action).hasFailed);
    EXPECT_EQ(lossOf(atOnce, reachOf)->number, 1);
}

TEST(LessonReach, WhatAnEarlierActionHasLostIsNotTheMistakeOfALaterOne)
{
    LessonRun run = afterALossThatIsNotTold();
    const Judgement judgement = run.act(tinyBid(0, 0).action); // which would be a mistake
    EXPECT_TRUE(judgement.hasFailed);
    EXPECT_EQ(judgement.from, Judgement::From::otherwise);
}

/// What every point after the run is said to be, as far as the reader is let go on.
void expectKnown(ReachTable &table, const LessonRun &run, int &points)
{
    if (run.isDone() || run.hasFailed())
        return;
    if (!run.awaitsReader()) {
        const auto answer = run.nextAnswer();
        if (!answer)
            return;
        LessonRun next = run;
        next.answer(*answer);
        expectKnown(table, next, points);
        return;
    }
    EXPECT_EQ(table.find(run), reachOf(run));
    for (const Action action : run.game().legal(*run.position(), run.step().seat)) {
        LessonRun next = run;
        bool isAsked = false;
        next.act(action, [&](const LessonRun &point) {
            isAsked = isAsked || point.played().size() > run.played().size();
            return Reach::within;
        });
        if (!isAsked)
            continue;
        ++points;
        EXPECT_EQ(table.find(next), reachOf(next));
        if (reachOf(next) == Reach::within)
            expectKnown(table, next, points);
    }
}

TEST(LessonReach, WhatIsFoundOutAheadIsWhatIsSolvedOnTheSpot)
{
    const LessonRun run = runAt(twoBids());
    ASSERT_TRUE(ReachSearch::canSearch(run));
    ReachSearch search(run);
    ReachTable table(run);
    EXPECT_FALSE(table.find(run));
    int told = 0;
    search.look(run,
                [&](const LessonRun &point, Reach reach) {
                    ++told;
                    table.add(point, reach);
                },
                {});
    EXPECT_GT(told, 3);
    int points = 0;
    expectKnown(table, run, points);
    EXPECT_GE(points, 2);
}

TEST(LessonReach, OfALostGoalTheMostPointsThatAreLeftAreTold)
{
    const auto asking = [](int points) {
        Lesson lesson = tellingLoss(LossTold::atOnce);
        lesson.steps[1].goal = pointsGoal(0, points);
        return lesson;
    };
    constexpr int wanted = 40; // so many nobody has here
    int told = 0;
    for (int bid = 0; bid <= 3; ++bid) {
        LessonRun run = runAt(asking(wanted));
        const Action action = tinyBid(0, bid).action;
        ASSERT_TRUE(run.act(action).hasFailed) << bid;
        EXPECT_EQ(wantedPoints(run)->wanted, wanted);
        std::optional<int> most;
        for (int points = wantedPoints(run)->now; points < wanted; ++points) {
            const LessonRun less = runAt(asking(points));
            const SolverTask task = *proofTask(less.plan(), 1, {}, run.played());
            if (points > 0 && solve(run.game(), task).verdict == SolverResult::Verdict::solved)
                most = points;
        }
        told += most ? 1 : 0;
        EXPECT_EQ(mostPointsLeft(run, {}, {}).value_or(0), most.value_or(0)) << bid;
    }
    EXPECT_GT(told, 0);
    LessonRun within = runAt(twoBids());
    EXPECT_EQ(wantedPoints(within)->wanted, 2);
    Lesson other = twoBids();
    other.steps[1].goal = bidGoal(2);
    EXPECT_FALSE(wantedPoints(runAt(other))) << "it asks for no points";
    EXPECT_FALSE(mostPointsLeft(runAt(other), {}, {}));
}

TEST(LessonReach, ASearchThatIsStoppedSaysNothingThatIsNotSo)
{
    const LessonRun run = runAt(twoBids());
    ReachSearch search(run);
    std::stop_source stopped;
    stopped.request_stop();
    ReachTable table(run);
    search.look(
        run, [&table](const LessonRun &point, Reach reach) { table.add(point, reach); }, stopped.get_token());
    EXPECT_TRUE(!table.find(run) || table.find(run) == reachOf(run));
    search.look(run, [&table](const LessonRun &point, Reach reach) { table.add(point, reach); }, {});
    EXPECT_EQ(table.find(run), reachOf(run));
}

} // namespace
} // namespace waystone::test
