// Goals that speak of one scored thing (a city) rather than of a seat.

#include "core/file_problem.h"
#include "core/json/json.h"
#include "core/json/json_writer.h"
#include "games.h"
#include "scenario/goal/goal_json.h"
#include "scenario/goal/goal_tracker.h"

#include <gtest/gtest.h>

#include <string>

namespace waystone::test {
namespace {

const Game &cities()
{
    static const auto game = *games().make(*games().find("between-two-cities"), {}, {});
    return *game;
}

Problems problemsOf(std::string_view text, Goal &goal)
{
    const Result<JsonDocument> document = JsonDocument::parse(text);
    EXPECT_TRUE(document) << text;
    Problems problems;
    JsonReader reader(*document, problems);
    goal = goalFrom(reader, cities(), 3);
    return problems;
}

/// The second turn: two shops side by side in city 0, an office and a factory in each of the others.
bool holdsAtTheStart(const std::string &text)
{
    Goal goal;
    const Problems problems = problemsOf(text, goal);
    EXPECT_TRUE(problems.empty()) << text << describe(problems.front());
    const std::string hand = " seat=office,office,office,park,park:-:none";
    const Result<AnySetup> setup =
        cities().setupFrom("players=3 phase=select round=1 turn=2" + hand + hand + hand +
                           " city=shop@d4,shop@e4 city=office@d4,factory@e4 city=office@d4,factory@d5");
    EXPECT_TRUE(setup);
    const Result<Position> position = cities().from(*setup);
    EXPECT_TRUE(position) << describe(position.problems().front());
    return GoalTracker(cities(), goal, 0).start(*position).isMet;
}

TEST(GoalOfASheet, CountsTheCityAndItsTypes)
{
    EXPECT_TRUE(holdsAtTheStart(R"({"points": {"of": "city0.token", "atLeast": 5, "atMost": 5}})"));
    EXPECT_TRUE(holdsAtTheStart(R"({"points": {"of": "city0.token", "source": "shop", "atLeast": 5}})"));
    EXPECT_FALSE(holdsAtTheStart(R"({"points": {"of": "city0.token", "source": "shop", "atLeast": 6}})"));
    EXPECT_TRUE(holdsAtTheStart(R"({"points": {"of": "city1.token", "source": "factory", "atLeast": 4}})"));
    EXPECT_TRUE(holdsAtTheStart(R"({"points": {"of": "city1.token", "source": "shop", "atMost": 0}})"));
}

TEST(GoalOfASheet, OfWhatHasNoSheetIsNothing)
{
    EXPECT_TRUE(holdsAtTheStart(R"({"points": {"of": "discard", "atMost": 0}})"));
    EXPECT_TRUE(holdsAtTheStart(R"({"points": {"of": "city1.token", "source": "hand", "atMost": 0}})"));
}

TEST(GoalOfASheet, IsReadAndWrittenAgain)
{
    const std::string text = R"({"points": {"of": "city2.token", "source": "park", "atLeast": 8}})";
    Goal goal;
    ASSERT_TRUE(problemsOf(text, goal).empty());
    EXPECT_EQ(Json::parse(writeJson(goalToJson(cities(), goal))), Json::parse(text));
}

TEST(GoalOfASheet, HasNoSeatAndAPlaceThatThereIs)
{
    Goal goal;
    const Problems seat = problemsOf(R"({"points": {"of": "city0.token", "seat": 1, "atLeast": 1}})", goal);
    ASSERT_EQ(seat.size(), 1u);
    EXPECT_EQ(seat.front().code, file_problem::unknownKey);
    const Problems place = problemsOf(R"({"points": {"of": "city3.token", "atLeast": 1}})", goal);
    ASSERT_EQ(place.size(), 1u);
    EXPECT_EQ(place.front().code, goal_problem::unknownPlace);
}

} // namespace
} // namespace waystone::test
