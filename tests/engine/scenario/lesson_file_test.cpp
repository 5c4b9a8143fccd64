#include "scenario/lesson/lesson_file.h"

#include "core/file_problem.h"
#include "games.h"
#include "scenario/goal/goal_json.h"
#include "scenario/lesson/lesson_problem.h"
#include "support/lesson_sample.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

namespace waystone::test {
namespace {

Problems problemsOf(const std::string &text)
{
    const Result<LoadedLesson> lesson = readLesson(text, games());
    EXPECT_FALSE(lesson) << text;
    return lesson ? Problems{} : lesson.problems();
}

/// The sample with the first `from` replaced has one problem: this code, where `to` stands in the text, `along` bytes on.
void expectProblem(std::string_view from, std::string_view to, std::string_view code, int along = 0)
{
    SCOPED_TRACE(to);
    const std::string text = replaced(sampleLesson(), from, to);
    const Problems problems = problemsOf(text);
    ASSERT_EQ(problems.size(), 1u) << describe(problems.front()) << '\n' << describe(problems.back());
    EXPECT_EQ(problems[0].code, code) << describe(problems[0]);
    const std::size_t at = text.find(to) + static_cast<std::size_t>(along);
    const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<long>(at), '\n');
    const std::size_t lineBegin = text.rfind('\n', at) + 1;
    EXPECT_EQ(std::get<int>(problems[0].argument("line")->value), line);
    EXPECT_EQ(std::get<int>(problems[0].argument("column")->value), static_cast<int>(at - lineBegin) + 1);
}

TEST(LessonFiles, AreReadAndWrittenAgain)
{
    const Result<LoadedLesson> loaded = readLesson(sampleLesson(), games());
    ASSERT_TRUE(loaded) << describe(loaded.problems().front());
    EXPECT_TRUE(loaded->notes.empty());
    EXPECT_EQ(writeLesson(loaded->lesson), sampleLesson());
    const Lesson &lesson = loaded->lesson;
    EXPECT_EQ(lesson.id, "first-coins");
    EXPECT_EQ(lesson.languages, (std::vector<std::string>{"en", "fr"}));
    ASSERT_EQ(lesson.steps.size(), 6u);
    std::set<LessonStep::Kind> kinds;
    for (const LessonStep &step : lesson.steps)
        kinds.insert(step.kind);
    EXPECT_EQ(kinds.size(), 6u) << "the sample has every kind of step";
    std::set<LessonMark::Kind> marks;
    for (const LessonMark &mark : lesson.steps[0].marks)
        marks.insert(mark.kind);
    EXPECT_EQ(marks.size(), 5u) << "and every kind of mark";
    EXPECT_EQ(lesson.steps[0].text.outdated, (std::set<std::string, std::less<>>{"fr"}));
    EXPECT_EQ(lesson.steps[0].marks[4].piece.kind, "pawn");
    EXPECT_EQ(lesson.steps[0].marks[4].piece.place, lesson.steps[0].marks[4].place);
    EXPECT_EQ(lesson.steps[2].branches[1].consequence.size(), 1u);
    EXPECT_EQ(lesson.steps[2].reached.in("fr", "en"), "Une pièce quand même.");
}

TEST(LessonFiles, AnUnfinishedLessonCanBeKept)
{
    Lesson lesson = sampleOf(sampleLesson());
    lesson.title = {};
    lesson.summary = {};
    for (LessonStep &step : lesson.steps) {
        LessonStep bare;
        bare.kind = step.kind;
        bare.id = step.id;
        step = bare;
    }
    lesson.steps[3].options.emplace_back();
    lesson.steps[2].mistakes.emplace_back().when.kind = Goal::Kind::over;
    lesson.steps[2].hints.emplace_back();
    lesson.steps[0].text.texts["en"] = "";
    const std::string text = writeLesson(lesson);
    const Result<LoadedLesson> loaded = readLesson(text, games());
    ASSERT_TRUE(loaded) << describe(loaded.problems().front()) << text;
    EXPECT_EQ(writeLesson(loaded->lesson), text);
    lesson.steps.clear();
    EXPECT_TRUE(readLesson(writeLesson(lesson), games()));
}

TEST(LessonFiles, TellWhatIsWrongAndWhere)
{
    namespace file = file_problem;
    expectProblem(R"("level": 1)", R"("level": 4)", file::outOfRange, 9);
    expectProblem(R"("kind": "tell")", R"("kind": "say")", file::unknownValue, 8);
    expectProblem(R"("id": "sand")", R"("id": "The sand")", lesson_problem::badId, 6);
    expectProblem(R"("id": "first-coins")", R"("id": "-first")", lesson_problem::badId, 6);
    expectProblem(R"("languages": ["en", "fr"])", R"("languages": ["fr", "hu"])", lesson_problem::badLanguage,
                  -8);
    expectProblem(R"(["en", "fr"])", R"(["en", "fr", "english"])", lesson_problem::badLanguage, 13);
    expectProblem(R"(["en", "fr"])", R"(["en", "fr", "en"])", lesson_problem::repeated, 13);
    expectProblem(R"("outdated": ["fr"])", R"("outdated": ["hu"])", lesson_problem::badLanguage, 13);
    expectProblem(R"("outdated": ["fr"])", R"("outdated": ["fr", "fr"])", lesson_problem::repeated, 19);
    expectProblem(R"({"en": "Hiring", "fr")", R"({"en": "Hiring", "FR")", lesson_problem::badLanguage, 23);
    expectProblem(R"({"en": "Hiring")", R"({"en": "")", lesson_problem::emptyText, 7);
    expectProblem(R"({"en": "Hiring", "fr": "Embaucher"})", R"({ })", lesson_problem::emptyText);
    expectProblem(R"("rules": ["trading.visit"])", R"("rules": ["trading.visit", "trading.visit"])",
                  lesson_problem::repeated, 27);
    expectProblem(R"("place": "seat1.castle"})", R"("place": "seat7.castle"})", lesson_problem::unknownPlace,
                  9);
    expectProblem(R"("kind": "pawn")", R"("kind": "queen")", lesson_problem::unknownTerm, 8);
    expectProblem(R"("owner": 1)", R"("owner": 2)", file::outOfRange, 9);
    expectProblem(R"("source": "bonusWorker")", R"("source": "luck")", lesson_problem::unknownTerm, 10);
    expectProblem(R"("what": "coin")", R"("what": "luck")", goal_problem::unknownTerm, 8);
    expectProblem(R"("atLeast": 2)", R"("atLeast": true)", file::wrongType, 11);
    expectProblem(R"("seat": 1,
      "line")",
                  R"("seat": 2,
      "line")",
                  file::outOfRange, 8);
    expectProblem(R"({"seat": 1, "action": "move 2"})", R"({"seat": "dealer", "action": "move 2"})",
                  file::unknownValue, 9);
    expectProblem(R"("right": true)", R"("right": 1)", file::wrongType, 9);
    expectProblem(R"("verdict": "right")", R"("verdict": "best")", file::unknownValue, 11);
    expectProblem(R"("actions": 1,)", R"("actions": 0,)", file::outOfRange, 11);
}

TEST(LessonFiles, TellThePlaceOfAFaultInsideAText)
{
    expectProblem("move trading-house", "move trading-hose", lesson_problem::unknownAction, 5);
    expectProblem("phase=move", "phase=moved", lesson_problem::badPosition, 6);
}

TEST(LessonFiles, RefuseKeysOfOtherKindsOfSteps)
{
    expectProblem(R"("id": "sand",)", R"("id": "sand", "options": [],)", file_problem::unknownKey, 14);
    expectProblem(R"("id": "wood",)", R"("id": "wood", "goal": {"over": true},)", file_problem::unknownKey,
                  14);
    expectProblem(R"("id": "wood",)", R"("id": "wood", "reached": {"en": "Done."},)",
                  file_problem::unknownKey, 14);
    expectProblem(R"("id": "points",)", R"("id": "points", "hints": [],)", file_problem::unknownKey, 16);
    expectProblem(R"("verdict": "right",)", R"("verdict": "right", "consequence": [],)",
                  file_problem::unknownKey, 20);
    expectProblem(R"({"kind": "ring", "place")", R"({"kind": "ring", "to": "pile", "place")",
                  file_problem::unknownKey, 17);
    expectProblem(R"("level": 1,)", R"("level": 1, "author": "me",)", file_problem::unknownKey, 12);
}

TEST(LessonFiles, NoTwoStepsHaveOneId)
{
    const Problems problems = problemsOf(replaced(sampleLesson(), R"("id": "sand")", R"("id": "wood")"));
    ASSERT_EQ(problems.size(), 1u);
    EXPECT_EQ(problems[0].code, lesson_problem::repeatedId);
}

TEST(LessonFiles, OneRunFindsAllThatIsWrong)
{
    std::string text = replaced(sampleLesson(), "move trading-house", "move nowhere");
    text = replaced(text, R"("level": 1)", R"("level": "easy")");
    text = replaced(text, R"("kind": "ring")", R"("kind": "circle")");
    EXPECT_EQ(problemsOf(text).size(), 3u);
}

TEST(LessonFiles, RefuseTooFewOrTooManyPlayers)
{
    const std::string one = R"({"name": "Ágnes", "colour": "red"},)";
    EXPECT_EQ(problemsOf(replaced(sampleLesson(), one, "")).front().code, file_problem::wrongSize);
    EXPECT_EQ(problemsOf(replaced(sampleLesson(), one, one + one + one + one)).front().code,
              file_problem::wrongSize);
}

// Files that are no lesson at all, or hostile.
TEST(LessonFiles, MalformedOnesGiveOneClearError)
{
    namespace file = file_problem;
    const std::string good = sampleLesson();
    const std::string steps = R"("steps": [)";
    const std::size_t players = good.find(R"("players")");
    std::string deep;
    std::string deepBranches = R"("branches": [)";
    for (int level = 0; level < 200; ++level) {
        deep += "[";
        deepBranches += R"({"action": "move mill", "verdict": "right", "then": [)";
    }
    const std::string huge(100'000, 'x');
    std::string manySteps;
    for (int step = 0; step < 2000; ++step)
        manySteps += R"({"kind": "tell", "id": "s)" + std::to_string(step) + R"("}, )";
    const std::vector<std::pair<std::string, std::string_view>> cases = {
        {"", file::truncated},
        {"[]", file::wrongType},
        {"null", file::wrongType},
        {"{", file::truncated},
        {"lesson", file::syntax},
        {deep, file::tooDeep},
        {replaced(good, R"("branches": [)", deepBranches), file::tooDeep},
        {replaced(good, "waystone/lesson", "waystone/record"), file::wrongFormat},
        {replaced(good, R"("version": 4)", R"("version": 99)"), file::wrongVersion},
        {replaced(good, "\"milestones\"", "\"chess\""), file::unknownValue},
        {replaced(good, "Get a second coin.", huge), file::tooLong},
        {replaced(good, "move trading-house", huge), file::tooLong},
        {replaced(good, "phase=move", huge), file::tooLong},
        {replaced(good, steps, steps + manySteps), file::wrongSize},
        {replaced(good, "Get a second coin.", "Get \xFF"), file::encoding},
        {replaced(good, "Get a second coin.", "Get \\ud800"), file::syntax},
        {replaced(good, "Get a second coin.", std::string(1, '\0')), file::encoding},
        {replaced(good, R"("id": "wood",)", R"("id": "wood", "id": "wood",)"), file::duplicateKey},
        {replaced(good, R"("level": 1)", R"("level": 1e999)"), file::outOfRange},
        {replaced(good, R"("level": 1)", R"("level": 1.0)"), file::wrongType},
        {replaced(good, R"("level": 1)", R"("level": 99999999999999999999)"), file::outOfRange},
        {good.substr(0, good.find(steps)) + R"("steps": {}})", file::wrongType},
        {good.substr(0, players) + R"("players": {}, )" + good.substr(good.find(R"("language")")),
         file::wrongType},
    };
    for (const auto &[text, code] : cases) {
        const Problems problems = problemsOf(text);
        ASSERT_FALSE(problems.empty());
        const Problem &problem = problems.front();
        EXPECT_EQ(problem.code, code) << describe(problem) << " in " << text.substr(0, 300);
        EXPECT_EQ(problems.size(), 1u) << describe(problem) << " and " << describe(problems.back());
        EXPECT_NE(problem.argument("line"), nullptr) << describe(problem);
        EXPECT_NE(problem.argument("column"), nullptr) << describe(problem);
        EXPECT_LT(describe(problem).size(), 600u);
    }
}

TEST(LessonFiles, TheOldestSampleOpens)
{
    std::ifstream file(WAYSTONE_TESTS_DIR "/positions/lesson-1.json");
    std::stringstream text;
    text << file.rdbuf();
    const Result<LoadedLesson> loaded = readLesson(text.str(), games());
    ASSERT_TRUE(loaded) << describe(loaded.problems().front());
    EXPECT_EQ(loaded->lesson.steps.size(), 6u);
    EXPECT_EQ(loaded->lesson.steps[2].branches.size(), 2u);
    EXPECT_EQ(loaded->lesson.steps[2].goal->what, "coin");
    EXPECT_TRUE(loaded->lesson.steps[2].reached.isEmpty());
    EXPECT_EQ(writeLesson(loaded->lesson),
              replaced(replaced(text.str(), R"("version": 1)", R"("version": 4)"), R"("everyAnswer": true)",
                       R"("answers": "every")"));
}

TEST(LessonFiles, WhatVersionThreeAsksIsAskedStill)
{
    std::ifstream file(WAYSTONE_TESTS_DIR "/positions/lesson-3.json");
    const std::string text(std::istreambuf_iterator<char>(file), {});
    const Result<LoadedLesson> loaded = readLesson(text, games());
    ASSERT_TRUE(loaded) << describe(loaded.problems().front());
    EXPECT_EQ(writeLesson(loaded->lesson), replaced(text, R"("version": 3)", R"("version": 4)"));
}

TEST(LessonFiles, WhoAnswersInVersionTwoIsTold)
{
    std::ifstream file(WAYSTONE_TESTS_DIR "/positions/lesson-2.json");
    const std::string text(std::istreambuf_iterator<char>(file), {});
    const Result<LoadedLesson> loaded = readLesson(text, games());
    ASSERT_TRUE(loaded) << describe(loaded.problems().front());
    const std::vector<LessonStep> &steps = loaded->lesson.steps;
    ASSERT_EQ(steps.size(), 7u);
    EXPECT_EQ(steps[2].answers, Answers::every);
    EXPECT_EQ(steps[2].bot, "greedy");
    EXPECT_EQ(steps[3].answers, Answers::bot);
    EXPECT_EQ(steps[3].seed, 0u);
    EXPECT_EQ(steps[6].answers, Answers::nobody) << "a bot plays there, but there is no task";
    const std::string anew = writeLesson(loaded->lesson);
    EXPECT_EQ(readLesson(anew, games())->lesson.steps, steps);
    EXPECT_EQ(writeLesson(sampleOf(replaced(anew, R"("answers": "bot")", R"("answers": "bot", "seed": 7)"))),
              replaced(anew, R"("answers": "bot")", "\"answers\": \"bot\",\n      \"seed\": 7"));
    EXPECT_FALSE(readLesson(replaced(anew, R"("answers": "bot")", R"("answers": "any")"), games()));
    EXPECT_FALSE(
        readLesson(replaced(anew, R"("answers": "every")", R"("answers": "every", "seed": 7)"), games()))
        << "no seed where nothing is drawn by it";
}

TEST(LessonFiles, AStepTellsWhenALostGoalIsTold)
{
    const auto with = [](std::string_view telling) {
        return replaced(sampleLesson(), R"("answers": "every",)",
                        "\"answers\": \"every\",\n      \"lossTold\": \"" + std::string(telling) + "\",");
    };
    EXPECT_EQ(sampleOf(sampleLesson()).steps[2].lossTold, LossTold::atOnce);
    EXPECT_EQ(sampleOf(with("whenAsked")).steps[2].lossTold, LossTold::whenAsked);
    for (const char *telling : {"whenAsked", "atEnd"})
        EXPECT_EQ(writeLesson(sampleOf(with(telling))), with(telling));
    EXPECT_EQ(writeLesson(sampleOf(with("atOnce"))), sampleLesson());
    EXPECT_FALSE(readLesson(with("never"), games()));
}

TEST(LessonFiles, NoTruncationIsTakenForAWholeLesson)
{
    const std::string good = sampleLesson();
    for (std::size_t length = 0; length + 2 < good.size(); length += 7)
        EXPECT_FALSE(readLesson(good.substr(0, length), games())) << length;
}

} // namespace
} // namespace waystone::test
