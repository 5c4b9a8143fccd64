#include "scenario/lesson/lesson_check.h"

#include "games.h"
#include "scenario/lesson/lesson_file.h"
#include "scenario/lesson/lesson_problem.h"
#include "scenario/proof/proof_memory.h"
#include "support/lesson_sample.h"
#include "support/temporary_folder.h"
#include "support/tiny_lesson.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>

namespace waystone::test {
namespace {

namespace code = lesson_problem;
using Verdict = SolverResult::Verdict;
using Kind = LessonStep::Kind;

LessonReport reportOf(Lesson lesson, LessonCheckSettings settings = {}, BotAnswer bots = {})
{
    return checkLesson(std::make_shared<const LessonPlan>(std::move(lesson), std::move(bots)), settings);
}

std::vector<std::string> codesOf(const LessonReport &report)
{
    std::vector<std::string> codes;
    for (const LessonFinding &finding : report.findings)
        codes.push_back(finding.problem.code);
    return codes;
}

std::string describeAll(const LessonReport &report)
{
    std::string all;
    for (const LessonFinding &finding : report.findings)
        all += describe(finding.problem) + '\n';
    return all;
}

Branch branchOf(int bid, Branch::Verdict verdict)
{
    Branch branch;
    branch.action = tinyBid(0, bid).action;
    branch.verdict = verdict;
    return branch;
}

/// What the other seat bids is left open; what comes after the task is left out.
void withoutScript(Lesson &lesson)
{
    lesson.steps.resize(2);
    lesson.steps[1].script.clear();
}

/// The tiny lesson with one thing made wrong, and what is then found.
struct Example {
    std::string_view code;
    std::function<void(Lesson &)> spoil;
};

const std::vector<Example> &examples()
{
    static const auto right = Branch::Verdict::right;
    static const auto wrong = Branch::Verdict::wrong;
    static const std::vector<Example> all = {
        {code::badLanguage, [](Lesson &l) { l.language = "fr"; }},
        {code::repeatedId, [](Lesson &l) { l.steps[2].id = "look"; }},
        {code::noSteps, [](Lesson &l) { l.steps.clear(); }},
        {code::textMissing,
         [](Lesson &l) {
             l.steps[1].otherwise.texts = {{"fr", "Autrement."}};
         }},
        {code::textMissing, [](Lesson &l) { l.summary = {}; }},
        {code::textOutdated, [](Lesson &l) { l.title.outdated = {"en"}; }},
        {code::textTooLong,
         [](Lesson &l) {
             std::string words;
             for (int word = 0; word < 41; ++word)
                 words += "word ";
             l.steps[0].text = english(words);
         }},
        {code::longTalk,
         [](Lesson &l) {
             for (const char *id : {"more", "and-more"}) {
                 l.steps.push_back(l.steps[0]);
                 l.steps.back().id = id;
             }
         }},
        {code::unknownRule,
         [](Lesson &l) {
             l.steps[0].rules = {"bid.high", "bid.low"};
         }},
        {code::unknownBot, [](Lesson &l) { l.steps[1].bot = "nobody"; }},
        {code::unknownPlace,
         [](Lesson &l) {
             l.steps[0].marks.emplace_back().place = {TinyGame::bidBox, 5, 1};
         }},
        {code::unknownPlace, [](Lesson &l) { l.steps[1].mistakes[0].when.places[0].owner = 5; }},
        {code::strangeNumbers, [](Lesson &l) { l.steps[1].text = english("Score 17 points with one bid."); }},
        {code::noPosition,
         [](Lesson &l) {
             l.steps.resize(1);
             l.steps[0].position.clear();
         }},
        {code::unsoundPosition, [](Lesson &l) { l.steps[2].position = "2 5 0 4 5 4 3 0 0 1 0 0"; }},
        {code::unsoundPosition, [](Lesson &l) { l.steps[2].position = "2 zero"; }},
        {code::otherSeats, [](Lesson &l) { l.steps[2].position = "3 0 0 4 5 4 3 0 0 1 0 0 1 0 0"; }},
        {code::notReadersTurn,
         [](Lesson &l) {
             l.steps[2].kind = Kind::playOn;
             l.steps[2].position = "2 0 0 4 5 4 3 2 0 1 0 0";
         }},
        {code::noLine, [](Lesson &l) { l.steps[2].line.clear(); }},
        {code::illegalLine,
         [](Lesson &l) {
             l.steps[2].line = {tinyBid(0, 2), tinyBid(0, 2)};
         }},
        {code::noRightOption,
         [](Lesson &l) {
             l.steps[2].kind = Kind::choose;
             l.steps[2].options.resize(1);
             l.steps[2].options[0].text = english("No");
         }},
        {code::noWrongOption,
         [](Lesson &l) {
             l.steps[2].kind = Kind::choose;
             l.steps[2].options.resize(1);
             l.steps[2].options[0].text = english("Yes");
             l.steps[2].options[0].isRight = true;
         }},
        {code::noSuchPoints,
         [](Lesson &l) {
             l.steps[2].kind = Kind::predict;
             l.steps[2].source = "card";
         }},
        {code::nothingRight,
         [](Lesson &l) {
             l.steps[1].goal.reset();
             l.steps[1].branches = {branchOf(0, wrong)};
         }},
        {code::noLimit, [](Lesson &l) { l.steps[1].mostActions = 0; }},
        {code::metAlready, [](Lesson &l) { l.steps[1].goal = pointsGoal(0, 0); }},
        {code::keepSolution, [](Lesson &l) { l.steps[1].solution.clear(); }},
        {code::noSolution, [](Lesson &l) { l.steps[1].solution.clear(); }},
        {code::illegalSolution,
         [](Lesson &l) {
             l.steps[1].solution = {tinyBid(0, 3), tinyBid(1, 2)};
         }},
        {code::offScript,
         [](Lesson &l) {
             l.steps[1].solution = {tinyBid(0, 3), tinyBid(1, 0)};
         }},
        {code::solutionMisses,
         [](Lesson &l) {
             l.steps[1].solution = {tinyBid(0, 1), tinyBid(1, 1)};
         }},
        {code::illegalBranch,
         [](Lesson &l) {
             l.steps[1].position = "2 0 0 4 5 4 2 0 0 1 0 0";
             l.steps[1].solution = {tinyBid(0, 2), tinyBid(1, 1)};
             l.steps[1].branches = {branchOf(3, right)};
         }},
        {code::repeatedBranch,
         [](Lesson &l) {
             l.steps[1].branches = {branchOf(3, right), branchOf(3, right)};
         }},
        {code::unreachedBranch,
         [](Lesson &l) {
             l.steps[1].branches = {branchOf(3, right)};
             l.steps[1].branches[0].then = {branchOf(2, right)};
         }},
        {code::illegalConsequence,
         [](Lesson &l) {
             l.steps[1].branches = {branchOf(1, wrong)};
             l.steps[1].branches[0].consequence = {tinyBid(1, 2)};
         }},
        {code::branchMisses, [](Lesson &l) { l.steps[1].branches = {branchOf(1, right)}; }},
        {code::openBranch,
         [](Lesson &l) {
             l.steps[1].mostActions = 2; // and the script ends with the first round
             l.steps[1].goal = pointsGoal(0, 2);
             l.steps[1].branches = {branchOf(1, right)};
         }},
        {code::branchReaches, [](Lesson &l) { l.steps[1].branches = {branchOf(2, wrong)}; }},
        {code::notSolvable,
         [](Lesson &l) {
             l.steps[1].goal = pointsGoal(1, 3);
             l.steps[1].solution.clear();
         }},
        {code::notDecided,
         [](Lesson &l) {
             l.steps[1].goal = pointsGoal(0, 3);
             l.steps[1].answers = Answers::every; // else the author's solution tells
         }},
        {code::needsOthers,
         [](Lesson &l) {
             withoutScript(l);
             l.steps[1].position = "2 0 0 5 5 3 3 0 0 3 0 0"; // the other one can bid as much
         }},
        {code::answersMissing, withoutScript},
        {code::needUndecided, withoutScript},
        {code::openAnswers, withoutScript},
        {code::openElsewhere,
         [](Lesson &l) {
             l.steps.resize(2);
             l.steps[1].mostActions = 2; // and the script ends with the first round
             l.steps[1].otherwise = {};
         }},
        {code::helpUndecided,
         [](Lesson &l) {
             withoutScript(l);
             l.steps[1].goal = pointsGoal(1, 3);
             l.steps[1].solution.clear();
         }},
        {code::botUndecided,
         [](Lesson &l) {
             withoutScript(l);
             l.steps[1].answers = Answers::bot;
             l.steps[1].bot = "greedy"; // whom nobody can ask here
         }},
        {code::offBot,
         [](Lesson &l) {
             withoutScript(l);
             l.steps[1].answers = Answers::bot;
             l.steps[1].bot = "greedy"; // see botsFor()
             l.steps[1].solution = {tinyBid(0, 3), tinyBid(1, 0)};
         }},
        {code::easyGoal,
         [](Lesson &l) {
             withoutScript(l);
             l.steps[1].answers = Answers::every;
             Goal any;
             any.kind = Goal::Kind::any;
             for (int bid = 0; bid <= 3; ++bid)
                 any.parts.push_back(bidGoal(bid));
             l.steps[1].goal = any;
         }},
        {code::silentMoves, [](Lesson &l) { l.steps[1].otherwise = {}; }},
        {code::blamedMoves, [](Lesson &l) { l.steps[1].branches = {branchOf(3, wrong)}; }},
        {code::undecidedMoves,
         [](Lesson &l) {
             l.steps[1].goal = pointsGoal(0, 3);
             l.steps[1].mostActions = 2;
         }},
    };
    return all;
}

/// What has to come with a code, because the same thing breaks another rule too.
bool mayCome(std::string_view with, std::string_view other)
{
    static const std::set<std::pair<std::string_view, std::string_view>> pairs = {
        {code::repeatedId, code::repeatedId},      {code::illegalSolution, code::noSolution},
        {code::noLimit, code::notSolvable},        {code::blamedMoves, code::branchReaches},
        {code::needsOthers, code::openAnswers},    {code::answersMissing, code::openAnswers},
        {code::openAnswers, code::answersMissing}, {code::needUndecided, code::openAnswers},
        {code::openElsewhere, code::silentMoves},  {code::helpUndecided, code::openAnswers},
        {code::helpUndecided, code::noSolution},   {code::botUndecided, code::undecidedMoves},
    };
    return with == other || pairs.contains({with, other});
}

LessonCheckSettings settingsFor(std::string_view wanted)
{
    LessonCheckSettings settings;
    settings.rules = {"bid.high"};
    settings.bots = {"greedy"};
    if (wanted == code::noSolution)
        settings.isProved = false; // else one is found
    if (wanted == code::notDecided)
        settings.limits.mostNodes = 2;
    if (wanted == code::helpUndecided)
        settings.limits.mostNodes = 20; // enough for the reader's bids alone
    if (wanted == code::needUndecided)
        settings.limits.mostNodes = 8; // enough for the reader's bids alone
    if (wanted == code::undecidedMoves) {
        // The proof of the task stops at its first solution, so that it says nothing of the other moves.
        settings.limits.mostSolutions = 1;
        settings.limits.mostNodesAMove = 1;
    }
    return settings;
}

/// One that bids 1, where an example needs it.
BotAnswer botsFor(std::string_view wanted)
{
    if (wanted != code::offBot)
        return {};
    return [](const Game &, const SeatView &, Seat seat, std::string_view, std::uint32_t,
              const std::stop_token &) { return std::optional(tinyBid(seat, 1).action); };
}

TEST(LessonChecks, NothingIsWrongWithASoundLesson)
{
    const LessonReport report = reportOf(tinyLesson());
    EXPECT_EQ(codesOf(report), std::vector<std::string>{});
    EXPECT_FALSE(report.hasErrors());
    EXPECT_FALSE(report.isStopped);
    ASSERT_EQ(report.proofs.size(), 1u);
    const StepProof &proof = report.proofs[0];
    EXPECT_EQ(proof.step, 1u);
    ASSERT_TRUE(proof.result);
    EXPECT_EQ(proof.result->verdict, Verdict::solved);
    EXPECT_EQ(proof.result->solutions, 2);
    ASSERT_EQ(proof.moves.size(), 4u);
    EXPECT_EQ(proof.moves[0].told, Judgement::From::mistake);
    EXPECT_EQ(proof.moves[1].told, Judgement::From::otherwise);
    EXPECT_EQ(proof.moves[1].verdict, Verdict::notSolvable);
    EXPECT_EQ(proof.moves[2].verdict, Verdict::solved);
    EXPECT_EQ(proof.moves[3].actions, 1);
}

TEST(LessonChecks, NoMoveLosesWhatIsOutOfReachFromTheBeginning)
{
    Lesson lesson = tinyLesson();
    lesson.steps[1].goal = pointsGoal(1, 3);
    lesson.steps[1].solution.clear();
    lesson.steps[1].otherwise = {};
    const LessonReport report = reportOf(std::move(lesson));
    EXPECT_FALSE(report.proofs.front().canBeLost());
    EXPECT_EQ(std::ranges::count(codesOf(report), code::notSolvable), 1);
    EXPECT_EQ(std::ranges::count(codesOf(report), code::noSolution), 0) << "there is none to be recorded";
    EXPECT_EQ(std::ranges::count(codesOf(report), code::silentMoves), 0);
}

TEST(LessonChecks, AMoveThatIsLostToWhatNobodyTellsIsSpokenOf)
{
    Lesson lesson = tinyLesson();
    lesson.steps[1].mostActions = 2; // and the script ends with the first round
    LessonReport report = reportOf(lesson);
    EXPECT_EQ(codesOf(report), std::vector<std::string>{}) << "the author says something to it";
    EXPECT_FALSE(report.proofs.front().isLeftOpen());
    lesson.steps[1].otherwise = {};
    report = reportOf(lesson);
    EXPECT_EQ(report.proofs.front().verdict(), TaskVerdict::solvable);
    EXPECT_TRUE(report.proofs.front().isLeftOpen());
    EXPECT_EQ(std::ranges::count(codesOf(report), code::openElsewhere), 1);
    EXPECT_EQ(std::ranges::count(codesOf(report), code::openAnswers), 0) << "the task itself is settled";
    lesson.steps[1].answers = Answers::every;
    report = reportOf(lesson);
    EXPECT_FALSE(report.proofs.front().isLeftOpen());
}

TEST(LessonChecks, EveryCodeIsRaisedByAnExample)
{
    for (const Example &example : examples()) {
        SCOPED_TRACE(example.code);
        Lesson lesson = tinyLesson();
        example.spoil(lesson);
        const LessonReport report =
            reportOf(std::move(lesson), settingsFor(example.code), botsFor(example.code));
        const std::vector<std::string> found = codesOf(report);
        EXPECT_EQ(std::ranges::count(found, example.code), 1);
        for (const std::string &other : found)
            EXPECT_TRUE(mayCome(example.code, other)) << other << " came with it: " << describeAll(report);
    }
}

TEST(LessonChecks, TheListOfCodesIsComplete)
{
    std::set<std::string_view> raised;
    for (const Example &example : examples())
        raised.insert(example.code);
    // Those of files are raised in lesson_file_test.cpp, what this game does not tell in lying_pieces_test.cpp.
    raised.merge(std::set<std::string_view>{code::neverThere, code::badId, code::emptyText, code::repeated,
                                            code::unknownAction, code::badPosition, code::unknownTerm});
    const auto codes = lessonProblemCodes();
    EXPECT_EQ(raised, (std::set<std::string_view>(codes.begin(), codes.end())));
}

TEST(LessonChecks, FindingsSayWhere)
{
    Lesson lesson = tinyLesson();
    lesson.steps[2].line = {tinyBid(0, 3)};
    lesson.steps[1].hints[1].texts.clear();
    lesson.steps[1].hints[1].texts["fr"] = "Plus de 1.";
    const LessonReport report = reportOf(std::move(lesson));
    ASSERT_EQ(report.findings.size(), 2u);
    const LessonFinding &text = report.findings[0];
    EXPECT_EQ(text.step, 1);
    EXPECT_EQ(text.text, (TextKey{TextKey::Part::hint, 1, 1, {}}));
    EXPECT_EQ(std::get<Term>(text.problem.argument("part")->value).name, "part-hint");
    const LessonFinding &line = report.findings[1];
    EXPECT_EQ(line.step, 2);
    EXPECT_EQ(line.problem.code, code::illegalLine);
    EXPECT_EQ(line.problem.places, (std::vector<Place>{{TinyGame::bidBox, 0, 3}})) << "of the refusal";
    EXPECT_EQ(std::get<std::string>(line.problem.argument("step")->value), "watch");
}

TEST(LessonChecks, WhatIsOnlyToldNeedNotBePlayable)
{
    Lesson lesson = sampleOf(sampleLesson());
    const std::string position = lesson.steps[0].position;
    lesson.steps[0].position = replaced(position, "castle:0.2.0.0.1", "castle:0.9.0.0.1");
    lesson.steps[1].position = position;
    LessonReport report = reportOf(lesson);
    EXPECT_EQ(std::ranges::count(codesOf(report), code::unsoundPosition), 0);
    lesson.steps[0].kind = Kind::show;
    report = reportOf(lesson);
    EXPECT_GE(std::ranges::count(codesOf(report), code::unsoundPosition), 1);
}

TEST(LessonChecks, DeeperBranchesArePlayedToo)
{
    Lesson lesson = tinyLesson();
    lesson.steps.pop_back(); // seat 0 will have nothing left to bid
    LessonStep &step = lesson.steps[1];
    step.goal.reset();
    step.mostActions = 0;
    step.solution.clear();
    step.mistakes.clear();
    step.branches = {branchOf(3, Branch::Verdict::right)};
    step.branches[0].then = {branchOf(2, Branch::Verdict::right)};
    EXPECT_EQ(codesOf(reportOf(lesson)), std::vector<std::string>{});
    step.branches[0].then = {branchOf(3, Branch::Verdict::right)};
    EXPECT_EQ(codesOf(reportOf(lesson)), (std::vector<std::string>{std::string(code::illegalBranch)}))
        << "what would come after it is not judged";
}

TEST(LessonChecks, ACheckCanBeStopped)
{
    std::stop_source source;
    source.request_stop();
    const LessonReport report =
        checkLesson(std::make_shared<const LessonPlan>(tinyLesson()), {}, source.get_token());
    EXPECT_TRUE(report.isStopped);
    EXPECT_TRUE(report.proofs.empty());
}

TEST(LessonChecks, WhatAStopHasCutShortIsMarked)
{
    const std::string path =
        WAYSTONE_ROOT_DIR "/resources/lessons/province/union-and-mill.json"; // long enough to be stopped
    Result<LoadedLesson> loaded = readLesson(TemporaryFolder().read(path), games());
    ASSERT_TRUE(loaded);
    std::stop_source source;
    std::size_t stoppedAt = 0;
    const LessonReport report = checkLesson(std::make_shared<const LessonPlan>(loaded->lesson), {},
                                            source.get_token(), [&](std::size_t step, std::uint64_t) {
                                                stoppedAt = step;
                                                source.request_stop();
                                            });
    EXPECT_TRUE(report.isStopped);
    ASSERT_FALSE(report.proofs.empty());
    for (const StepProof &proof : report.proofs)
        EXPECT_EQ(proof.isStopped, proof.step == stoppedAt);
    EXPECT_EQ(report.proofs.back().step, stoppedAt);
}

TEST(LessonChecks, AnyNumberOfThreadsMakesTheSameReport)
{
    for (const char *name :
         {"province/union-and-mill", "milestones/what-to-keep", "between-two-cities/walkthrough"}) {
        SCOPED_TRACE(name);
        const std::string path = WAYSTONE_ROOT_DIR "/resources/lessons/" + std::string(name) + ".json";
        Result<LoadedLesson> loaded = readLesson(TemporaryFolder().read(path), games());
        ASSERT_TRUE(loaded);
        const auto plan = std::make_shared<const LessonPlan>(loaded->lesson);
        LessonCheckSettings settings;
        settings.limits.mostNodes = 2000; // so that something is found wrong
        settings.limits.mostNodesAMove = 2000;
        const LessonReport expected = checkLesson(plan, settings);
        EXPECT_FALSE(expected.proofs.empty());
        settings.workers = 4;
        ProofMemory memory;
        std::size_t told = 0;
        settings.remembered = [&told] { ++told; };
        for (const bool isRemembered : {false, true}) {
            const LessonReport report = checkLesson(plan, settings, {}, {}, &memory);
            EXPECT_EQ(report.findings, expected.findings) << isRemembered;
            ASSERT_EQ(report.proofs.size(), expected.proofs.size());
            for (std::size_t proof = 0; proof < report.proofs.size(); ++proof) {
                EXPECT_EQ(report.proofs[proof].step, expected.proofs[proof].step);
                EXPECT_EQ(report.proofs[proof].verdict(), expected.proofs[proof].verdict());
                EXPECT_EQ(report.proofs[proof].moves.size(), expected.proofs[proof].moves.size());
            }
            EXPECT_EQ(told, memory.size());
        }
    }
}

TEST(LessonChecks, WithoutProofTheSolverIsLeftOut)
{
    LessonCheckSettings settings;
    settings.isProved = false;
    EXPECT_TRUE(reportOf(tinyLesson(), settings).proofs.empty());
}

TEST(LessonChecks, TheExampleOfTheFormatIsSound)
{
    const LessonReport report = reportOf(sampleOf(sampleLesson()));
    for (const LessonFinding &finding : report.findings)
        EXPECT_EQ(finding.problem.code, code::textOutdated) << describe(finding.problem);
    EXPECT_FALSE(report.hasErrors());
}

TEST(Solver, GoesOnFromAnOpening)
{
    Lesson lesson = tinyLesson();
    const LessonPlan plan(lesson);
    const auto task = [&](std::vector<LineStep> opening) {
        SolverTask made = *proofTask(plan, 1, {}, std::move(opening));
        made.mostActions = 2;
        return made;
    };
    SolverResult result = solve(*lesson.game, task({}));
    EXPECT_EQ(result.actions, 1);
    result = solve(*lesson.game, task({tinyBid(0, 3)}));
    EXPECT_EQ(result.verdict, Verdict::solved);
    EXPECT_EQ(result.actions, 1) << "the opening's action counts";
    EXPECT_EQ(result.solutions, 1);
    EXPECT_EQ(result.line, (std::vector<LineStep>{tinyBid(0, 3), tinyBid(1, 1)}));
    // A bid of 1 scores nothing; what seat 1 will bid with its 3 is not scripted, and not every answer is reckoned with.
    result = solve(*lesson.game, task({tinyBid(0, 1)}));
    EXPECT_EQ(result.verdict, Verdict::notSolvable);
    SolverTask more = task({tinyBid(0, 1)});
    more.script.push_back(tinyBid(1, 1));
    result = solve(*lesson.game, more);
    EXPECT_EQ(result.verdict, Verdict::solved);
    EXPECT_EQ(result.actions, 2);
    EXPECT_EQ(result.line.size(), 6u);
    more.mostActions = 1;
    EXPECT_EQ(solve(*lesson.game, more).verdict, Verdict::notSolvable);
}

} // namespace
} // namespace waystone::test
