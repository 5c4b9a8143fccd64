// What is written down of a lesson is what a LessonRun says when somebody plays it.

#include "bots/bots.h"
#include "bots/steady_bot.h"
#include "core/json/json.h"
#include "core/rng.h"
#include "games.h"
#include "scenario/lesson/lesson_answer.h"
#include "scenario/lesson/lesson_reach.h"
#include "scenario/lesson/reach_search.h"
#include "scenario/proof/lesson_proof.h"
#include "scenario/tree/tree_json.h"
#include "scenario/tree/tree_maker.h"
#include "support/shipped_lessons.h"
#include "support/tiny_lesson.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace waystone::test {
namespace {

std::string_view lastBot()
{
    return botIds().back();
}

/// Plays one step of a lesson at random by its run, and by the tree, side by side.
class SideBySide {
public:
    SideBySide(const LessonTree &tree, std::size_t step)
        : tree_(tree), task_(*tree.steps[step].task), begun_(tree.plan, step)
    {
        if (ReachSearch::canSearch(begun_))
            search_.emplace(begun_);
    }

    void play(Rng &rng)
    {
        run_ = begun_;
        follow(task_.opening);
        TreeEnd end = task_.start;
        std::size_t at = 0;
        for (int moves = 0; end == TreeEnd::turn && moves < mostMoves; ++moves) {
            const TreeTurn &turn = task_.turns[at];
            ASSERT_TRUE(run_.awaitsReader());
            expectBoard(turn.board);
            EXPECT_EQ(turn.actionsLeft, run_.actionsLeft());
            const std::vector<Action> legal = run_.game().legal(*run_.position(), run_.step().seat);
            ASSERT_EQ(turn.moves.size(), legal.size());
            const auto chosen = static_cast<std::size_t>(rng.below(static_cast<std::uint32_t>(legal.size())));
            const TreeMove &move = turn.moves[chosen];
            ASSERT_EQ(move.action, legal[chosen]);
            const LessonRun before = run_;
            const Judgement judgement =
                run_.act(move.action, [this](const LessonRun &run) { return reach(run); });
            if (isLostBySome(move.beats.front(), judgement))
                return;
            expectTold(move.beats.front(), judgement);
            expectBoard(move.beats.front().after);
            end = move.end;
            if (end == TreeEnd::unknown) {
                EXPECT_FALSE(judgement.hasFailed);
                return;
            }
            follow(std::span(move.beats).subspan(1));
            if (end == TreeEnd::failed) {
                EXPECT_TRUE(run_.hasFailed());
                // Half the time they try again, where the desk would let them.
                run_ = *wayBack(run_, [this](const LessonRun &run) { return reach(run); });
                end = TreeEnd::turn;
            }
            at = move.to;
            ++moves_;
        }
        if (end == TreeEnd::done) {
            EXPECT_TRUE(run_.isDone());
        }
    }

    [[nodiscard]] int moves() const { return moves_; }

private:
    static constexpr int mostMoves = 12;

    std::optional<Reach> reach(const LessonRun &run)
    {
        if (!search_ || task_.isHopeless)
            return Reach::unknown;
        return search_->reachOf(run, [](const LessonRun &, Reach) {}, {});
    }

    void expectBoard(std::size_t board) const
    {
        EXPECT_TRUE(run_.game().same(*tree_.boards[board].position, *run_.position()));
    }

    /// Where nobody tells what the others do one may know that no help would do, and the other not: then it is so.
    [[nodiscard]] bool isLostBySome(const TreeBeat &beat, const Judgement &judgement) const
    {
        const bool isToldWrong = beat.told && beat.told->verdict == Judgement::Verdict::wrong;
        if (run_.step().answers != Answers::nobody || isToldWrong == judgement.hasFailed)
            return false;
        SolverTask task = *proofTask(run_.plan(), run_.index(), {}, run_.played());
        task.answers = Answers::any;
        EXPECT_EQ(solve(run_.game(), task).verdict, SolverResult::Verdict::notSolvable);
        return true;
    }

    static void expectTold(const TreeBeat &beat, const Judgement &judgement)
    {
        const bool isTold = judgement.hasFailed || judgement.verdict != Judgement::Verdict::neutral;
        ASSERT_EQ(beat.told.has_value(), isTold);
        if (!isTold)
            return;
        const Judgement::Verdict verdict =
            judgement.hasFailed ? Judgement::Verdict::wrong : judgement.verdict;
        EXPECT_EQ(static_cast<int>(beat.told->verdict), static_cast<int>(verdict));
        EXPECT_EQ(beat.told->text, judgement.text);
        EXPECT_EQ(beat.told->marks, judgement.marks);
    }

    void follow(std::span<const TreeBeat> beats)
    {
        for (const TreeBeat &beat : beats) {
            const std::optional<LineStep> scripted = run_.nextAnswer();
            if (const std::optional<LineStep> told = scripted ? scripted : plannedAnswer(run_)) {
                ASSERT_EQ(beat.played, *told);
            } else {
                ASSERT_TRUE(isLeftToOthers(run_));
            }
            expectTold(beat, run_.answer(beat.played));
            expectBoard(beat.after);
        }
    }

    const LessonTree &tree_;
    const TaskTree &task_;
    const LessonRun begun_;
    LessonRun run_ = begun_;
    std::optional<ReachSearch> search_;
    int moves_ = 0;
};

TEST(LessonTree, SaysWhatARunSays)
{
    constexpr int ways = 20;
    int moves = 0;
    for (const auto &plan : shippedLessons()) {
        if (plan->lesson().kind == Lesson::Kind::walkthrough)
            continue;
        SCOPED_TRACE(plan->lesson().id);
        const LessonTree tree = makeLessonTree(plan, lastBot(), {40, 100'000});
        Rng rng(7);
        for (std::size_t step = 0; step < tree.steps.size(); ++step) {
            if (!tree.steps[step].task)
                continue;
            SCOPED_TRACE(plan->lesson().steps[step].id);
            SideBySide both(tree, step);
            for (int way = 0; way < ways; ++way)
                both.play(rng);
            moves += both.moves();
        }
    }
    EXPECT_GT(moves, 5'000);
}

TEST(LessonTree, LeadsToTheEndOfEveryTask)
{
    for (const auto &plan : shippedLessons()) {
        if (plan->lesson().kind == Lesson::Kind::walkthrough)
            continue; // they take half the time; the page test plays them when it is given them
        const LessonTree tree = makeLessonTree(plan, lastBot());
        for (std::size_t step = 0; step < tree.steps.size(); ++step) {
            if (!tree.steps[step].task)
                continue;
            SCOPED_TRACE(plan->lesson().id + " " + plan->lesson().steps[step].id);
            const TaskTree &task = *tree.steps[step].task;
            EXPECT_LE(task.turns.size(), TreeLimits{}.mostTurns + plan->steps()[step].line.size());
            EXPECT_TRUE(std::ranges::any_of(task.turns, [](const TreeTurn &turn) {
                return std::ranges::any_of(turn.moves,
                                           [](const TreeMove &move) { return move.end == TreeEnd::done; });
            }));
        }
    }
}

/// Words of its own, a number for each.
class Numbered final : public TreeNumbers {
public:
    [[nodiscard]] int text(const LocalText &text) override { return number(text.in("en", "en")); }
    [[nodiscard]] int place(Place place) override { return place.index; }
    [[nodiscard]] int command(const TreeBoard &, Action action) override { return action.first; }
    [[nodiscard]] int told(const TreeBoard &, const LineStep &played) override { return played.action.first; }
    [[nodiscard]] Json mark(const LessonMark &mark, std::size_t) override { return place(mark.place); }

private:
    int number(const std::string &text)
    {
        return numbers_.emplace(text, static_cast<int>(numbers_.size())).first->second;
    }

    std::map<std::string, int> numbers_;
};

std::string bytesOf(const LessonTree &tree)
{
    Numbered numbers;
    std::string bytes;
    for (const StepTree &step : tree.steps)
        if (step.task)
            bytes += toJson(tree, *step.task, numbers).dump();
    return bytes;
}

LessonTree tinyTree(const TreeLimits &limits)
{
    return makeLessonTree(std::make_shared<const LessonPlan>(tinyLesson()), {}, limits);
}

TEST(LessonTree, IsWrittenAlikeEachTime)
{
    EXPECT_EQ(bytesOf(tinyTree({})), bytesOf(tinyTree({})));
    EXPECT_NE(bytesOf(tinyTree({})).find(R"("e":"done")"), std::string::npos);
    EXPECT_NE(bytesOf(tinyTree({})).find(R"("v":"right")"), std::string::npos);
}

// A move beyond the bounds is never wrong for them.
TEST(LessonTree, DoesNotKnowWhatIsBeyondItsBounds)
{
    for (const auto &plan : shippedLessons()) {
        if (plan->lesson().id != "shop-rows")
            continue;
        const LessonTree tree = makeLessonTree(plan, lastBot(), {5, 300'000});
        bool isCut = false;
        for (const StepTree &step : tree.steps) {
            if (!step.task || step.task->isWhole)
                continue;
            isCut = true;
            for (const TreeTurn &turn : step.task->turns)
                for (const TreeMove &move : turn.moves) {
                    if (move.end == TreeEnd::turn) {
                        EXPECT_FALSE(step.task->turns[move.to].moves.empty());
                    }
                    if (move.end == TreeEnd::unknown) {
                        EXPECT_EQ(move.beats.size(), 1U);
                        EXPECT_TRUE(!move.beats.front().told ||
                                    move.beats.front().told->verdict != Judgement::Verdict::wrong);
                    }
                }
        }
        EXPECT_TRUE(isCut);
        return;
    }
    FAIL() << "the lesson is gone";
}

} // namespace
} // namespace waystone::test
