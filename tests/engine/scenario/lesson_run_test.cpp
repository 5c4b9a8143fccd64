#include "scenario/lesson/lesson_reach.h"
#include "scenario/lesson/lesson_run.h"
#include "scenario/proof/lesson_proof.h"

#include "bots/bots.h"
#include "support/lesson_sample.h"
#include "support/tiny_lesson.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

namespace waystone::test {
namespace {

using Verdict = Judgement::Verdict;

std::string textOf(const LessonRun &run)
{
    return run.game().positionText(run.setup());
}

LessonRun runAt(Lesson lesson, std::size_t step)
{
    return LessonRun(std::make_shared<const LessonPlan>(std::move(lesson)), step);
}

/// The lesson's second step, the one in which to act, changed.
Lesson with(const std::function<void(LessonStep &)> &change)
{
    Lesson lesson = tinyLesson();
    change(lesson.steps[1]);
    return lesson;
}

Branch branchOf(int bid, Branch::Verdict verdict, std::string text)
{
    Branch branch;
    branch.action = tinyBid(0, bid).action;
    branch.verdict = verdict;
    branch.text = english(std::move(text));
    return branch;
}

TEST(LessonPlans, StepsGoOnFromWhereTheOneBeforeEnded)
{
    const LessonPlan plan(tinyLesson());
    ASSERT_EQ(plan.steps().size(), 3u);
    const Game &game = *plan.lesson().game;
    const auto text = [&](const Position &position) { return game.positionText(game.setup(position)); };
    EXPECT_EQ(text(*plan.steps()[0].position), "2 0 0 4 5 4 3 0 0 1 0 0");
    EXPECT_EQ(text(*plan.steps()[1].position), text(*plan.steps()[0].position));
    EXPECT_TRUE(plan.steps()[1].isComplete);
    EXPECT_EQ(plan.steps()[1].line, (std::vector<LineStep>{tinyBid(0, 3), tinyBid(1, 1)}));
    EXPECT_EQ(text(*plan.steps()[2].position), "2 1 0 4 4 3 2 0 3 3 0 1") << "the script went on and dealt";
    EXPECT_TRUE(plan.steps()[2].isComplete);
    EXPECT_EQ(text(*plan.steps()[2].end), "2 1 0 4 4 3 2 3 3 3 0 1");
}

TEST(LessonPlans, RightBranchesComeBeforeTheSolution)
{
    const LessonPlan plan(with([](LessonStep &step) {
        step.branches = {branchOf(1, Branch::Verdict::wrong, ""), branchOf(2, Branch::Verdict::right, "")};
    }));
    EXPECT_EQ(plan.steps()[1].line, (std::vector<LineStep>{tinyBid(0, 2), tinyBid(1, 1)}));
    EXPECT_TRUE(plan.steps()[1].isComplete);
}

TEST(LessonPlans, BranchesThatMissTheGoalGiveWayToTheSolution)
{
    const LessonPlan plan(
        with([](LessonStep &step) { step.branches = {branchOf(1, Branch::Verdict::right, "")}; }));
    EXPECT_EQ(plan.steps()[1].line, (std::vector<LineStep>{tinyBid(0, 3), tinyBid(1, 1)}));
    EXPECT_TRUE(plan.steps()[1].isComplete);
}

TEST(LessonPlans, WhatCannotBePlayedIsNotComplete)
{
    const LessonPlan plan(with([](LessonStep &step) { step.solution = {tinyBid(1, 2)}; }));
    EXPECT_FALSE(plan.steps()[1].isComplete);
    EXPECT_TRUE(plan.steps()[1].line.empty());
    const LessonPlan illegal(with([](LessonStep &step) { step.position = "2 5 0 4 5 4 3 0 0 1 0 0"; }));
    EXPECT_FALSE(illegal.steps()[1].position);
    EXPECT_FALSE(illegal.steps()[1].setup.empty());
    EXPECT_FALSE(illegal.steps()[2].position);
}

TEST(LessonRuns, AreDoneWhenTheAnswersBringTheGoal)
{
    LessonRun run = runAt(tinyLesson(), 1);
    ASSERT_TRUE(run.awaitsReader());
    EXPECT_EQ(run.actionsLeft(), 1);
    EXPECT_FALSE(run.nextAnswer());
    EXPECT_EQ(run.intendedStep(), tinyBid(0, 3));
    const Judgement judgement = run.act(tinyBid(0, 2).action);
    EXPECT_EQ(judgement.verdict, Verdict::right);
    EXPECT_FALSE(judgement.isDone);
    EXPECT_FALSE(run.intendedStep()) << "right, but not what the author meant";
    ASSERT_EQ(run.nextAnswer(), tinyBid(1, 1));
    const Judgement after = run.answer(*run.nextAnswer());
    EXPECT_EQ(after.verdict, Verdict::right);
    EXPECT_TRUE(after.isDone);
    EXPECT_TRUE(run.isDone());
    EXPECT_TRUE(run.doneSteps().contains("first-point"));
    EXPECT_FALSE(run.awaitsReader());
    EXPECT_EQ(run.nextAnswer(), tinyDeal(2)) << "what is left of the script may be played";
}

TEST(LessonRuns, WhoeverPlaysTheOthersTheVerdictIsTheSame)
{
    for (int bid = 0; bid <= 3; ++bid) {
        const Judgement usual = runAt(tinyLesson(), 1).act(tinyBid(0, bid).action);
        for (const std::string_view bot : botIds()) {
            LessonRun run = runAt(with([bot](LessonStep &step) { step.bot = bot; }), 1);
            const Judgement judgement = run.act(tinyBid(0, bid).action);
            EXPECT_EQ(judgement.verdict, usual.verdict) << bot << " " << bid;
            EXPECT_EQ(judgement.text, usual.text) << bot << " " << bid;
        }
    }
}

// Verdicts are the rules' alone, so that a file gives the same one for ever: what judges cannot even ask a bot.
TEST(LessonRuns, NothingThatJudgesKnowsOfBots)
{
    int files = 0;
    for (const auto &entry :
         std::filesystem::recursive_directory_iterator(WAYSTONE_ROOT_DIR "/engine/scenario")) {
        if (!entry.is_regular_file())
            continue;
        std::ifstream file(entry.path());
        const std::string text(std::istreambuf_iterator<char>(file), {});
        EXPECT_EQ(text.find("#include \"bots/"), std::string::npos) << entry.path();
        ++files;
    }
    EXPECT_GT(files, 20);
}

TEST(LessonRuns, AMistakeIsToldAndTheOlderValueIsTheWayBack)
{
    LessonRun run = runAt(tinyLesson(), 1);
    const LessonRun before = run;
    const Judgement judgement = run.act(tinyBid(0, 0).action);
    EXPECT_EQ(judgement.verdict, Verdict::wrong);
    EXPECT_EQ(judgement.text, english("Nothing scores nothing."));
    EXPECT_TRUE(judgement.hasFailed);
    EXPECT_FALSE(run.awaitsReader());
    run = before;
    EXPECT_TRUE(run.awaitsReader());
    EXPECT_FALSE(run.hasFailed());
    EXPECT_EQ(run.act(tinyBid(0, 1).action).text, english("Somebody else bids that."));
}

TEST(LessonRuns, TheFirstMistakeThatHoldsIsTold)
{
    LessonRun run = runAt(with([](LessonStep &step) {
                              step.mistakes.push_back(step.mistakes.front());
                              step.mistakes.back().text = english("never");
                          }),
                          1);
    EXPECT_EQ(run.act(tinyBid(0, 0).action).text, english("Nothing scores nothing."));
}

TEST(LessonRuns, TheGoalComesBeforeMistakes)
{
    LessonRun run = runAt(with([](LessonStep &step) { step.mistakes.front().when = bidGoal(3); }), 1);
    EXPECT_EQ(run.act(tinyBid(0, 3).action).verdict, Verdict::right);
}

// With two bids for two points, a first bid of 1 loses nothing: a 2 can follow.
TEST(LessonRuns, NobodyIsBlamedForAMoveThatLeadsToTheGoalAsWell)
{
    Lesson lesson = with([](LessonStep &step) {
        step.mostActions = 2;
        step.script = {tinyBid(1, 1), tinyDeal(2), tinyDeal(3), tinyBid(1, 1)};
        step.goal = pointsGoal(0, 2);
        step.mistakes.front().when = bidGoal(1);
    });
    EXPECT_EQ(runAt(lesson, 1).act(tinyBid(0, 1).action), Judgement{});
    lesson.steps[1].script.back() = tinyBid(1, 2);
    EXPECT_EQ(runAt(lesson, 1).act(tinyBid(0, 1).action).from, Judgement::From::mistake);
}

TEST(LessonRuns, AGoalReachedAnotherWayHasItsText)
{
    const auto saidOf = [](int bid, const Branch &branch) {
        LessonRun run = runAt(with([&branch](LessonStep &step) {
                                  step.branches = {branch};
                                  step.reached = english("That scores, too.");
                              }),
                              1);
        run.act(tinyBid(0, bid).action);
        return run.answer(tinyBid(1, 1));
    };
    const Judgement other = saidOf(3, branchOf(2, Branch::Verdict::right, "just so"));
    EXPECT_TRUE(other.isDone);
    EXPECT_EQ(other.verdict, Verdict::right);
    EXPECT_EQ(other.from, Judgement::From::reached);
    EXPECT_EQ(other.text, english("That scores, too."));

    const Judgement foreseen = saidOf(2, branchOf(2, Branch::Verdict::good, "just so"));
    EXPECT_TRUE(foreseen.isDone);
    EXPECT_EQ(foreseen.verdict, Verdict::good);
    EXPECT_EQ(foreseen.from, Judgement::From::branch);
    EXPECT_EQ(foreseen.text, english("just so")) << "what was said to the move still stands";

    Branch wordless = branchOf(2, Branch::Verdict::good, "");
    wordless.text = {};
    const Judgement silent = saidOf(2, wordless);
    EXPECT_EQ(silent.verdict, Verdict::good);
    EXPECT_EQ(silent.text, english("That scores, too.")) << "its branch says nothing";
}

TEST(LessonRuns, AGoalReachedAtOnceHasItsText)
{
    LessonRun run = runAt(with([](LessonStep &step) {
                              step.goal = bidGoal(3);
                              step.reached = english("So it is a 3.");
                          }),
                          1);
    const Judgement judgement = run.act(tinyBid(0, 3).action);
    EXPECT_TRUE(judgement.isDone);
    EXPECT_EQ(judgement.from, Judgement::From::reached);
    EXPECT_EQ(judgement.text, english("So it is a 3."));
}

TEST(LessonRuns, WhatIsNotReachedIsNotSaidToBe)
{
    LessonRun run = runAt(with([](LessonStep &step) { step.reached = english("never"); }), 1);
    EXPECT_EQ(run.act(tinyBid(0, 1).action).text, english("Somebody else bids that."));
}

TEST(LessonRuns, BranchesTellTheirVerdict)
{
    const Lesson lesson = with([](LessonStep &step) {
        step.branches = {branchOf(3, Branch::Verdict::good, "2 is enough"),
                         branchOf(2, Branch::Verdict::right, "just so"),
                         branchOf(1, Branch::Verdict::wrong, "both")};
        step.branches[2].consequence = {tinyBid(1, 1)};
        step.branches[2].marks.resize(1);
    });
    LessonRun run = runAt(lesson, 1);
    const LessonRun start = run;
    EXPECT_EQ(run.intendedStep(), tinyBid(0, 2));
    Judgement judgement = run.act(tinyBid(0, 3).action);
    EXPECT_EQ(judgement.verdict, Verdict::good);
    EXPECT_EQ(judgement.text, english("2 is enough"));
    EXPECT_FALSE(judgement.isDone) << "the answer is still to come";
    EXPECT_TRUE(run.answer(tinyBid(1, 1)).isDone);

    run = start;
    judgement = run.act(tinyBid(0, 1).action);
    EXPECT_EQ(judgement.verdict, Verdict::wrong);
    EXPECT_TRUE(judgement.hasFailed);
    EXPECT_EQ(judgement.marks.size(), 1u);
    ASSERT_EQ(judgement.consequence.size(), 1u);
    run.show(judgement.consequence.front());
    EXPECT_EQ(textOf(run), "2 1 0 4 5 4 0 0 0 0 0 0");
    EXPECT_TRUE(run.hasFailed());
}

TEST(LessonRuns, WithoutAGoalBranchesLeadToTheEnd)
{
    const Lesson lesson = with([](LessonStep &step) {
        step.goal.reset();
        step.mostActions = 0;
        step.solution.clear();
        step.mistakes.clear();
        Branch first = branchOf(3, Branch::Verdict::right, "first");
        first.then = {branchOf(2, Branch::Verdict::right, "second")};
        step.branches = {first};
    });
    LessonRun run = runAt(lesson, 1);
    const LessonRun start = run;
    EXPECT_EQ(run.act(tinyBid(0, 2).action).text, english("Somebody else bids that."));
    run = start;
    EXPECT_FALSE(run.act(tinyBid(0, 3).action).isDone);
    while (const auto answer = run.nextAnswer())
        EXPECT_EQ(run.answer(*answer).verdict, Verdict::neutral);
    ASSERT_TRUE(run.awaitsReader());
    EXPECT_EQ(run.intendedStep(), tinyBid(0, 2));
    const Judgement judgement = run.act(tinyBid(0, 2).action);
    EXPECT_TRUE(judgement.isDone);
    EXPECT_EQ(judgement.text, english("second"));
}

TEST(LessonRuns, AMoveThatDecidesNothingIsLetPass)
{
    Lesson lesson = with([](LessonStep &step) {
        step.mostActions = 2;
        step.mistakes.clear();
        step.branches = {branchOf(3, Branch::Verdict::right, "")};
    });
    // Seat 1 will hold a 3 and nothing tells what it bids with it: the line ends there, once the reader has bid again.
    LessonRun open = runAt(lesson, 1);
    EXPECT_EQ(open.act(tinyBid(0, 1).action), Judgement{});
    while (const auto answer = open.nextAnswer())
        EXPECT_EQ(open.answer(*answer), Judgement{});
    ASSERT_TRUE(open.awaitsReader());
    EXPECT_EQ(open.act(tinyBid(0, 2).action).verdict, Verdict::open);
    EXPECT_TRUE(open.hasEndedOpen());
    EXPECT_TRUE(wayBack(open).played().empty()) << "from where the goal can be reached";
    lesson.steps[1].script.push_back(tinyBid(1, 1));
    LessonRun run = runAt(lesson, 1);
    const Judgement judgement = run.act(tinyBid(0, 1).action);
    EXPECT_EQ(judgement, Judgement{});
    EXPECT_EQ(run.actionsLeft(), 1);
    EXPECT_EQ(wayBack(run).played().size(), 0u);
    for (int answers = 0; answers < 3; ++answers)
        EXPECT_EQ(run.answer(*run.nextAnswer()).verdict, Verdict::neutral);
    ASSERT_TRUE(run.awaitsReader());
    EXPECT_EQ(reachOf(run), Reach::within);
    LessonRun lost = run;
    EXPECT_TRUE(lost.act(tinyBid(0, 1).action).hasFailed);
    EXPECT_EQ(reachOf(lost), Reach::lost);
    EXPECT_EQ(wayBack(lost).played(), run.played());
    EXPECT_EQ(run.act(tinyBid(0, 2).action).verdict, Verdict::right);
}

TEST(LessonRuns, AGoalThatHoldsAtTheBeginningIsReached)
{
    // Not any more once seat 0 has bid.
    const Lesson lesson = with([](LessonStep &step) {
        Goal none;
        none.kind = Goal::Kind::none;
        none.parts = {pointsGoal(0, 1)};
        step.goal = none;
    });
    const LessonRun run = runAt(lesson, 1);
    EXPECT_TRUE(run.isDone());
    EXPECT_FALSE(run.awaitsReader());
    const auto plan = std::make_shared<const LessonPlan>(lesson);
    EXPECT_EQ(solve(*lesson.game, *proofTask(*plan, 1)).actions, 0) << "as the proof has it";
}

TEST(LessonRuns, AnswersThatNothingScriptsDecideInTheEnd)
{
    const Lesson lesson = with([](LessonStep &step) {
        step.script.clear();
        step.answers = Answers::every;
        step.mistakes.clear();
    });
    EXPECT_TRUE(runAt(lesson, 1).act(tinyBid(0, 1).action).hasFailed) << "seat 1 may bid 1 as well";
    LessonRun run = runAt(lesson, 1);
    EXPECT_EQ(run.act(tinyBid(0, 3).action).verdict, Verdict::neutral);
    EXPECT_FALSE(run.nextAnswer());
    LessonRun other = run;
    EXPECT_EQ(run.seed(), other.seed());
    EXPECT_TRUE(run.answer(tinyBid(1, 0)).isDone);
    EXPECT_TRUE(other.answer(tinyBid(1, 1)).isDone);
    EXPECT_NE(run.seed(), other.seed());
}

TEST(LessonRuns, TellHintsOneByOneAndShowLines)
{
    LessonRun run = runAt(tinyLesson(), 1);
    EXPECT_TRUE(run.hasMoreHints());
    EXPECT_EQ(run.tellHint(), english("What can the other one bid?"));
    EXPECT_EQ(run.tellHint(), english("More than 1."));
    EXPECT_FALSE(run.hasMoreHints());
    EXPECT_EQ(run.hintsTold(), 2);
    run.goTo(2);
    EXPECT_EQ(run.hintsTold(), 0);
    ASSERT_TRUE(run.nextShown());
    run.show(*run.nextShown());
    EXPECT_FALSE(run.nextShown());
    EXPECT_TRUE(run.isLast());
}

TEST(LessonRuns, QuestionsAndPredictions)
{
    LessonRun run(sampleOf(sampleLesson()));
    run.goTo(3);
    EXPECT_EQ(run.choose(1).verdict, Verdict::wrong);
    EXPECT_FALSE(run.isDone());
    const Judgement right = run.choose(0);
    EXPECT_TRUE(right.isDone);
    EXPECT_FALSE(right.text.isEmpty());
    run.goTo(4);
    EXPECT_EQ(run.rightNumber(), 0);
    EXPECT_EQ(run.predict(1).verdict, Verdict::wrong);
    EXPECT_TRUE(run.predict(0).isDone);
    ASSERT_TRUE(run.nextShown());
    run.goTo(5);
    EXPECT_EQ(run.actionsLeft(), 6);
}

TEST(LessonRuns, PredictionsCountALineOrWhatStandsThere)
{
    Lesson lesson = tinyLesson();
    LessonStep &step = lesson.steps[2];
    step.kind = LessonStep::Kind::predict;
    EXPECT_EQ(runAt(lesson, 2).rightNumber(), 0) << "seat 1 has not bid yet";
    step.line = {tinyBid(0, 2), tinyBid(1, 3)};
    EXPECT_EQ(runAt(lesson, 2).rightNumber(), 2);
    step.seat = 1;
    EXPECT_EQ(runAt(lesson, 2).rightNumber(), 3);
    step.line.clear();
    EXPECT_EQ(runAt(lesson, 2).rightNumber(), 1) << "what it has so far";
}

TEST(LessonRuns, PlayingOnEndsWithItsActionsOrTheGame)
{
    Lesson lesson = tinyLesson();
    LessonStep &step = lesson.steps[1];
    step = {};
    step.kind = LessonStep::Kind::playOn;
    step.id = "on";
    step.mostActions = 1;
    LessonRun run = runAt(lesson, 1);
    EXPECT_TRUE(run.act(tinyBid(0, 3).action).isDone);
    EXPECT_FALSE(run.awaitsReader());
    lesson.steps[1].mostActions = 0;
    run = runAt(lesson, 1);
    EXPECT_FALSE(run.actionsLeft());
    EXPECT_FALSE(run.act(tinyBid(0, 3).action).isDone);
    for (const LineStep &answer : {tinyBid(1, 1), tinyDeal(1), tinyDeal(1)})
        EXPECT_EQ(run.answer(answer), Judgement{});
    EXPECT_TRUE(run.awaitsReader());
}

} // namespace
} // namespace waystone::test
