#include "core/json/json.h"
#include "scenario/goal/goal_json.h"

#include "core/file_problem.h"
#include "core/json/json_writer.h"
#include "games.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <fstream>
#include <string>

namespace waystone::test {
namespace {

const Game &milestones()
{
    static const auto game = *games().make(*games().find("milestones"), {}, {});
    return *game;
}

struct Read {
    Goal goal;
    Problems problems;
};

Read read(std::string_view text)
{
    const Result<JsonDocument> document = JsonDocument::parse(text);
    if (!document)
        return {{}, document.problems()};
    Read result;
    JsonReader reader(*document, result.problems);
    result.goal = goalFrom(reader, milestones(), 2);
    return result;
}

TEST(GoalFiles, EveryKindIsReadAndWrittenAgain)
{
    for (
        const std::string_view text : {
            R"({"over": true})",
            R"({"points": {"seat": 0, "source": "house", "atLeast": 5}})",
            R"({"points": {"seat": 1, "atLeast": -2, "atMost": 5}})",
            R"({"rank": {"seat": 1, "atMost": 1}})",
            R"({"tally": {"seat": 0, "what": "stone", "atLeast": 2}})",
            R"({"tally": {"what": "pile", "atMost": 3}})",
            R"({"tally": {"seat": 0, "what": "soleMajority", "variant": "coiner", "atLeast": 1}})",
            R"({"pieces": {"what": "bonusTile", "variant": "coiner", "places": ["c2-c3-d3"], "atLeast": 1}})",
            R"({"happened": {"event": "endTriggered", "seat": 0, "cause": "lastTile", "atLeast": 1}})",
            R"({"happened": {"event": "gained", "what": "coin", "atLeast": 4}})",
            R"({"all": [{"over": true}, {"none": [{"any": [{"rank": {"seat": 0, "atMost": 1}}]}]}]})",
            R"({"within": {"actions": 3, "goal": {"over": true}}})",
            R"({"pieces": {"what": "house", "touching": ["b3", "c3"], "atLeast": 1}})",
            R"({"happened": {"event": "moved", "what": "pawn", "from": ["seat0.castle"], "to": ["seat0.4", "seat0.5"],
                "atLeast": 1}})",
            R"({"happened": {"event": "placed", "seat": 0, "touching": ["b3"], "atMost": 0}})",
            R"({"during": {"what": "turn", "goal": {"over": true}}})",
            R"({"during": {"what": "visit", "goal": {"all": [{"over": true}]}}})",
            R"({"before": {"first": {"over": true}, "then": {"rank": {"seat": 0, "atMost": 1}}}})",
        }) {
        const Read one = read(text);
        ASSERT_TRUE(one.problems.empty()) << text << describe(one.problems.front());
        const std::string written = writeJson(goalToJson(milestones(), one.goal));
        const Read again = read(written);
        ASSERT_TRUE(again.problems.empty()) << written;
        EXPECT_EQ(again.goal, one.goal) << text;
        EXPECT_EQ(Json::parse(written), Json::parse(text));
    }
}

TEST(GoalFiles, TheExampleOfTheFormatIsReadWhole)
{
    std::ifstream file(WAYSTONE_ROOT_DIR "/resources/formats.md");
    std::string example;
    bool isInside = false;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("```"))
            isInside = line == "```json goal of Milestones";
        else if (isInside)
            example += line + '\n';
    }
    const Read one = read(example);
    ASSERT_TRUE(one.problems.empty()) << describe(one.problems.front());
    EXPECT_EQ(writeJson(goalToJson(milestones(), one.goal)), example);
}

TEST(GoalFiles, EveryFaultIsToldOnceWithLineAndColumn)
{
    const struct {
        std::string_view text;
        std::string_view code;
        int column;
    } faults[]{
        {R"({})", goal_problem::noGoal, 1},
        {R"({"over": true, "all": []})", goal_problem::noGoal, 1},
        {R"({"wins": true})", file_problem::unknownKey, 2},
        {R"([])", file_problem::wrongType, 1},
        {R"({"points": {"seat": 2, "atLeast": 1}})", file_problem::outOfRange, 21},
        {R"({"points": {"seat": 0}})", file_problem::missingKey, 12},
        {R"({"points": {"seat": 0, "source": "gold", "atLeast": 1}})", goal_problem::unknownTerm, 34},
        {R"({"tally": {"what": "soleMajority", "variant": "gold", "atLeast": 1}})", goal_problem::unknownTerm,
         47},
        {R"({"pieces": {"what": "house", "places": ["z9"], "atLeast": 1}})", goal_problem::unknownPlace, 41},
        {R"({"pieces": {"what": "house", "touching": ["z9"], "atLeast": 1}})", goal_problem::unknownPlace,
         43},
        {R"({"pieces": {"what": "house", "from": ["a1"], "atLeast": 1}})", file_problem::unknownKey, 30},
        {R"({"happened": {"event": "moved", "from": ["z9"], "atLeast": 1}})", goal_problem::unknownPlace, 42},
        {R"({"during": {"what": "round", "goal": {"over": true}}})", goal_problem::unknownTerm, 21},
        {R"({"during": {"what": "turn"}})", file_problem::missingKey, 12},
        {R"({"happened": {"event": "won", "atLeast": 1}})", file_problem::unknownValue, 24},
        {R"({"all": []})", file_problem::wrongSize, 9},
        {R"({"within": {"actions": 1, "goal": {"over": 1}}})", file_problem::wrongType, 44},
        {R"({"before": {"first": {"over": true}}})", file_problem::missingKey, 12},
        {R"({"all": [{"over": true})", file_problem::truncated, 24},
    };
    for (const auto &[text, code, column] : faults) {
        const Problems problems = read(text).problems;
        ASSERT_FALSE(problems.empty()) << text;
        EXPECT_EQ(problems.front().code, code) << text;
        ASSERT_NE(problems.front().argument("column"), nullptr) << text;
        EXPECT_EQ(std::get<int>(problems.front().argument("column")->value), column) << text;
        EXPECT_EQ(std::get<int>(problems.front().argument("line")->value), 1) << text;
    }
}

} // namespace
} // namespace waystone::test
