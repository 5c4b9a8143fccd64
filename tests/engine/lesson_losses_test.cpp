// Whoever loses the goal of a lesson that the program brings is told so after that very action, and nobody else is: along
// the lines of play that still lead there every action is tried. The same where a computer player answers, or what the
// others do is written down. WAYSTONE_TURNS sets at how many turns of a task; the
// figures are printed.

#include "bots/steady_bot.h"
#include "scenario/lesson/lesson_reach.h"
#include "scenario/lesson/reach_search.h"
#include "scenario/proof/lesson_proof.h"
#include "support/shipped_lessons.h"
#include "support/under_sanitizer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <deque>
#include <functional>
#include <iostream>
#include <set>

namespace waystone::test {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::uint64_t mostNodes = 2'000'000;
constexpr std::uint64_t mostAsked = 50'000;

int mostTurns()
{
    const char *wanted = std::getenv("WAYSTONE_TURNS");
    return wanted == nullptr ? inTime(2) : std::atoi(wanted);
}

struct Figures {
    int tasks = 0;
    int turns = 0;
    int actions = 0;
    int losing = 0;
    int foreseen = 0;  ///< of those, by a branch of the author
    int live = 0;      ///< not yet known when the action was played
    int late = 0;      ///< said nothing to
    int open = 0;      ///< actions after which nobody tells what the others do, who might help
    int undecided = 0; ///< actions
    double slowest = 0;
};

/// Follows a task as its player does, and asks another solver what is true.
class Losses {
public:
    Losses(const std::shared_ptr<const LessonPlan> &plan, std::size_t step, Figures &figures)
        : truth_(*plan->lesson().game, *proofTask(*plan, step)),
          helped_(*plan->lesson().game, withHelp(*proofTask(*plan, step))),
          start_(plan, step),
          search_(start_, ReachSearch::patient()),
          known_(start_),
          points_(start_.game(), start_.point().memory.size()),
          figures_(figures)
    {}

    void tryAll()
    {
        ++figures_.tasks;
        std::deque<LessonRun> open;
        goOn(start_, open);
        for (int turn = 0; turn < mostTurns() && !open.empty(); ++turn) {
            const LessonRun run = std::move(open.front());
            open.pop_front();
            ++figures_.turns;
            search_.look(run, tell(), {});
            for (const Action action : run.game().legal(*run.position(), run.step().seat))
                tryOne(run, action, open);
        }
    }

private:
    [[nodiscard]] static SolverTask withHelp(SolverTask task)
    {
        task.answers = Answers::any;
        return task;
    }

    [[nodiscard]] ReachSearch::Tell tell()
    {
        return [this](const LessonRun &run, Reach reach) { known_.add(run, reach); };
    }

    void tryOne(const LessonRun &before, Action action, std::deque<LessonRun> &open)
    {
        ++figures_.actions;
        LessonRun run = before;
        Judgement judgement = run.act(action, [this](const LessonRun &each) { return known_.find(each); });
        const bool isForeseen = judgement.from == Judgement::From::branch;
        if (run.awaitsReach()) {
            ++figures_.live;
            const auto begun = Clock::now();
            const std::optional<Reach> reach = search_.reachOf(run, tell(), {});
            figures_.slowest = std::max(
                figures_.slowest, std::chrono::duration<double, std::milli>(Clock::now() - begun).count());
            judgement = run.settle(*reach);
        }
        const Reach truth = truthOf(run, judgement);
        const std::string what = lineOf(run);
        if (truth == Reach::lost) {
            ++figures_.losing;
            figures_.foreseen += isForeseen ? 1 : 0;
            const bool isTold = judgement.verdict == Judgement::Verdict::wrong;
            figures_.late += isTold ? 0 : 1;
            EXPECT_TRUE(isTold) << what;
            expectWayBack(run, before, what);
        } else if (truth == Reach::leftOpen) {
            ++figures_.open;
            expectOpen(run, judgement, isForeseen, what);
            expectWayBack(run, before, what);
        } else if (truth == Reach::within) {
            EXPECT_TRUE(isForeseen || judgement.verdict != Judgement::Verdict::wrong) << what;
            if (!run.hasFailed())
                goOn(run, open);
        } else {
            ++figures_.undecided;
        }
    }

    /// It ends where somebody else would have to act and nothing tells what they do, and not before.
    static void expectOpen(const LessonRun &run, const Judgement &judgement, bool isForeseen,
                           const std::string &what)
    {
        LessonRun ahead = run;
        if (!run.hasFailed())
            while (const auto answer = ahead.nextAnswer())
                ahead.answer(*answer);
        if (isForeseen || judgement.from == Judgement::From::mistake)
            return;
        const bool goesOn = judgement.verdict == Judgement::Verdict::neutral && ahead.awaitsReader();
        EXPECT_TRUE(goesOn || judgement.verdict == Judgement::Verdict::open) << what;
        if (judgement.verdict == Judgement::Verdict::open) {
            LessonRun ended = run;
            while (const auto answer = ended.nextAnswer())
                ended.show(*answer);
            EXPECT_FALSE(run.game().actors(*ended.position()).includes(run.step().seat)) << what;
        }
    }

    /// That the others might help is no claim that could be wrong, and costs most to look at: only that they cannot is
    /// looked at again.
    [[nodiscard]] Reach truthOf(const LessonRun &run, const Judgement &judgement)
    {
        SolverResult result = truth_.solveAfter(run.played(), mostNodes, mostAsked, 1);
        const bool isOpen = result.verdict == SolverResult::Verdict::notSolvable && result.isLeftOpen;
        const bool isAuthors =
            judgement.from == Judgement::From::branch || judgement.from == Judgement::From::mistake;
        const bool isSaidToBeLost = (judgement.verdict == Judgement::Verdict::wrong && !isAuthors) ||
                                    search_.reachOf(run, tell(), {}) == Reach::lost;
        if (isOpen && isSaidToBeLost)
            result.isLeftOpen = helped_.solveAfter(run.played(), mostNodes, mostAsked, 1).verdict !=
                                SolverResult::Verdict::notSolvable;
        return reachFrom(result.verdict, result.isLeftOpen);
    }

    /// To where it stands before the action, which alone is to be changed.
    void expectWayBack(const LessonRun &run, const LessonRun &before, const std::string &what)
    {
        const ReachSource source = [this](const LessonRun &each) {
            return search_.reachOf(each, tell(), {});
        };
        const std::optional<LessonRun> back = wayBack(run, source);
        ASSERT_TRUE(back) << what;
        EXPECT_EQ(back->played(), before.played()) << what;
        const std::optional<GoalLoss> loss = lossOf(run, source);
        ASSERT_TRUE(loss) << what;
        EXPECT_EQ(loss->before.played(), before.played()) << what;
        EXPECT_EQ(loss->action, run.played()[before.played().size()].action) << what;
    }

    /// To the reader's next turn, whatever the others do.
    void goOn(const LessonRun &run, std::deque<LessonRun> &open)
    {
        if (run.isDone() || run.hasFailed() || open.size() >= static_cast<std::size_t>(mostTurns()))
            return;
        if (run.awaitsReader()) {
            if (seen_.insert(points_.hash(run.point())).second)
                open.push_back(run);
            return;
        }
        std::vector<LineStep> answers;
        if (const auto scripted = run.nextAnswer())
            answers.push_back(*scripted);
        else
            answers = answersTo(run);
        for (const LineStep &answer : answers) {
            LessonRun next = run;
            next.answer(answer);
            goOn(next, open);
        }
    }

    [[nodiscard]] static std::vector<LineStep> answersTo(const LessonRun &run)
    {
        const LessonStep &step = run.step();
        const Seat seat = run.game().actors(*run.position()).first();
        if (step.answers == Answers::bot) {
            if (seat == chanceSeat)
                return {{seat, seededDraw(run.game(), *run.position(), step.seed)}};
            const auto action = run.plan().bots()(run.game(), run.game().view(*run.position(), seat), seat,
                                                  step.bot, step.seed, {});
            return {{seat, *action}};
        }
        std::vector<LineStep> answers;
        if (step.answers != Answers::every)
            return answers;
        if (seat == chanceSeat)
            for (const Outcome &outcome : run.game().outcomes(*run.position()))
                answers.push_back({seat, outcome.action});
        else
            for (const Action action : run.game().legal(*run.position(), seat))
                answers.push_back({seat, action});
        return answers;
    }

    [[nodiscard]] static std::string lineOf(const LessonRun &run)
    {
        std::string line = run.lesson().id + ' ' + run.step().id + ':';
        for (const LineStep &each : run.played())
            line += ' ' + run.game().notation(each.action) + ',';
        return line;
    }

    Solver truth_;
    Solver helped_; ///< the others play along
    LessonRun start_;
    ReachSearch search_;
    ReachTable known_;   ///< what the window knows
    SolverTable points_; ///< for their hashes
    std::set<std::uint64_t> seen_;
    Figures &figures_;
};

void print(const Figures &figures)
{
    std::cout << figures.tasks << " tasks, " << figures.turns << " turns, " << figures.actions
              << " actions, of which " << figures.losing << " lose the goal (" << figures.foreseen
              << " foreseen by a branch), " << figures.open << " leave it open and " << figures.undecided
              << " are undecided; late " << figures.late << "; " << figures.live
              << " solved after the action, the slowest in " << figures.slowest << " ms\n";
}

TEST(LessonLosses, AreToldAfterTheActionThatLoses)
{
    Figures figures;
    for (const auto &plan : shippedLessons())
        for (std::size_t step = 0; step < plan->steps().size(); ++step)
            if (proofTask(*plan, step))
                Losses(plan, step, figures).tryAll();
    print(figures);
    EXPECT_GE(figures.tasks, 60);
    EXPECT_GT(figures.losing, 700);
    EXPECT_EQ(figures.late, 0);
    EXPECT_EQ(figures.undecided, 0);
}

/// The tasks that are proved whatever the others do, put in another way.
Figures tryOpenTasks(const std::function<void(LessonStep &, const PlannedStep &)> &put)
{
    Figures figures;
    for (const auto &plan : shippedLessons()) {
        Lesson lesson = plan->lesson();
        std::vector<std::size_t> tasks;
        for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
            LessonStep &task = lesson.steps[step];
            if (task.answers != Answers::every || !proofTask(*plan, step))
                continue;
            tasks.push_back(step);
            put(task, plan->steps()[step]);
            task.branches.clear();
            task.mistakes.clear();
        }
        const auto other = std::make_shared<const LessonPlan>(std::move(lesson), steadyAnswer);
        for (const std::size_t step : tasks)
            if (proofTask(*other, step))
                Losses(other, step, figures).tryAll();
    }
    print(figures);
    return figures;
}

TEST(LessonLosses, AreToldAtOnceWhereAComputerPlayerAnswers)
{
    const Figures figures = tryOpenTasks([](LessonStep &task, const PlannedStep &) {
        task.answers = Answers::bot;
        task.bot = "casual";
        task.seed = 7;
    });
    EXPECT_GE(figures.tasks, 10);
    EXPECT_GT(figures.losing, 50);
    EXPECT_EQ(figures.late, 0);
    EXPECT_EQ(figures.undecided, 0);
    EXPECT_LE(figures.live * 20, figures.actions) << "they are known before the reader has played";
}

TEST(LessonLosses, EndWhereNothingIsWrittenOfWhatOthersDoAndNotBefore)
{
    const Figures figures = tryOpenTasks([](LessonStep &task, const PlannedStep &planned) {
        task.answers = Answers::nobody;
        for (const LineStep &next : planned.line)
            if (next.seat != task.seat)
                task.script.push_back(next);
    });
    EXPECT_GE(figures.tasks, 10);
    EXPECT_GT(figures.open, 0);
    EXPECT_EQ(figures.late, 0);
}

} // namespace
} // namespace waystone::test
