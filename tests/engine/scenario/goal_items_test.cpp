// What goals can ask for, game by game: the score and its sources, what is held, pieces at places, who leads, what has
// happened, and what each game alone has (majorities and the ascending sequence, goal tokens, cities).

#include "milestones/table.h"
#include "province/table.h"
#include "support/goal_line.h"
#include "twocities/rules/kinds.h"

#include <gtest/gtest.h>

#include <array>
#include <string>

namespace waystone::test {
namespace {

using milestones::test::Layout;

GoalLine milestonesLine(const Layout &layout)
{
    return {"milestones", milestones::test::rulesWith().positionText(layout.setup())};
}

GoalLine provinceLine(std::string_view text)
{
    return {"province", province::test::completed(text)};
}

/// Seat 0 at the board of works with a house in hand beside the first section; seat 1 has other workers.
Layout builder()
{
    return Layout()
        .workers(0, "L8 x Q2 Q2 - - - -")
        .workers(1, "Q7 x C4 C6 - - - -")
        .sections("a1-a2-a3")
        .goods(0, "2 stone 1 wood 1 coin")
        .goods(1, "")
        .points(0, 10)
        .points(1, 20)
        .during(milestones::Phase::build);
}

TEST(GoalItemsOfMilestones, ScoreSourcesGoodsCoinsAndPieces)
{
    GoalLine line = milestonesLine(builder());
    EXPECT_TRUE(line.holds(R"({"points": {"seat": 0, "atLeast": 10, "atMost": 10}})"));
    EXPECT_TRUE(line.holds(R"({"points": {"seat": 0, "source": "house", "atMost": 0}})"));
    EXPECT_TRUE(line.holds(R"({"points": {"seat": 0, "source": "carried", "atLeast": 10}})"));
    EXPECT_FALSE(line.holds(R"({"rank": {"seat": 0, "atMost": 1}})"));
    EXPECT_TRUE(line.holds(R"({"rank": {"seat": 1, "atMost": 1}})"));
    EXPECT_TRUE(line.holds(R"({"tally": {"seat": 0, "what": "stone", "atLeast": 2}})"));
    EXPECT_TRUE(line.holds(R"({"tally": {"seat": 0, "what": "coin", "atLeast": 1, "atMost": 1}})"));
    EXPECT_TRUE(line.holds(R"({"tally": {"what": "house", "atLeast": 12}})")) << "the supply";

    const std::string there = R"({"pieces": {"what": "house", "places": ["a2-a3-b3"], "atLeast": 1}})";
    const std::string elsewhere = R"({"pieces": {"what": "house", "places": ["a1-a2-b2"], "atLeast": 1}})";
    EXPECT_FALSE(line.holds(there));
    line.play("house a2-a3-b3");
    EXPECT_TRUE(line.holds(there));
    EXPECT_FALSE(line.holds(elsewhere));
    EXPECT_TRUE(line.holds(R"({"points": {"seat": 0, "source": "house", "atLeast": 1}})"));
    EXPECT_TRUE(line.holds(R"({"tally": {"seat": 0, "what": "stone", "atMost": 1}})"));
    EXPECT_TRUE(line.holds(R"({"happened": {"event": "paid", "seat": 0, "what": "wood", "atLeast": 1}})"));
}

// Rules: scoring.majority
TEST(GoalItemsOfMilestones, MajoritiesByKindAndTogether)
{
    Layout layout = builder();
    GoalLine line = milestonesLine(layout.goods(0, "").during(milestones::Phase::cover));
    const std::string quarrymen =
        R"({"tally": {"seat": 0, "what": "soleMajority", "variant": "quarryman", "atLeast": 1}})";
    const std::string lumberjacks =
        R"({"tally": {"seat": 0, "what": "soleMajority", "variant": "lumberjack", "atLeast": 1}})";
    const std::string two = R"({"tally": {"seat": 0, "what": "soleMajority", "atLeast": 2, "atMost": 2}})";
    const std::string shared =
        R"({"tally": {"seat": 1, "what": "sharedMajority", "variant": "quarryman", "atLeast": 1}})";
    EXPECT_TRUE(line.holds(quarrymen));
    EXPECT_TRUE(line.holds(lumberjacks));
    EXPECT_TRUE(line.holds(two));
    EXPECT_FALSE(line.holds(shared));
    line.play("cover 1");
    EXPECT_TRUE(line.holds(quarrymen));
    EXPECT_FALSE(line.holds(lumberjacks)) << "now nobody has a lumberjack";
    EXPECT_FALSE(line.holds(two));
}

// Rules: scoring.tie
TEST(GoalItemsOfMilestones, SharedMajorities)
{
    GoalLine line = milestonesLine(Layout(3)
                                       .workers(0, "Q2 Q2 L1 - - - - -")
                                       .workers(1, "Q3 Q5 C4 - - - - -")
                                       .workers(2, "C4 C6 L4 L4 - - - -"));
    EXPECT_TRUE(line.holds(
        R"({"tally": {"seat": 0, "what": "sharedMajority", "variant": "quarryman", "atLeast": 1}})"));
    EXPECT_TRUE(line.holds(R"({"tally": {"seat": 1, "what": "sharedMajority", "atLeast": 1, "atMost": 1}})"));
    EXPECT_TRUE(line.holds(R"({"tally": {"seat": 0, "what": "soleMajority", "atMost": 0}})"));
}

// Rules: trading.income
TEST(GoalItemsOfMilestones, AnAscendingSequence)
{
    Layout layout = builder();
    GoalLine line = milestonesLine(layout.goods(0, "").during(milestones::Phase::cover));
    const std::string any = R"({"tally": {"seat": 0, "what": "ascendingSequence", "atLeast": 1}})";
    const std::string ofTwo = R"({"tally": {"seat": 0, "what": "ascendingSequence", "atLeast": 2}})";
    const std::string ofThree = R"({"tally": {"seat": 0, "what": "ascendingSequence", "atLeast": 3}})";
    EXPECT_FALSE(line.holds(any)) << "8-2-2";
    EXPECT_TRUE(line.holds(R"({"none": [)" + any + "]}"));
    line.play("cover 1");
    EXPECT_TRUE(line.holds(ofTwo));
    EXPECT_FALSE(line.holds(ofThree));
    EXPECT_TRUE(line.holds(R"({"within": {"actions": 1, "goal": )" + ofTwo + "}}"));
}

// Rules: end.target
TEST(GoalItemsOfMilestones, TheEndTriggeredAndOver)
{
    Layout layout = builder();
    GoalLine line = milestonesLine(layout.points(0, 66));
    const std::string triggered =
        R"({"happened": {"event": "endTriggered", "seat": 0, "cause": "target", "atLeast": 1}})";
    EXPECT_FALSE(line.holds(triggered));
    line.play("house a2-a3-b3");
    EXPECT_TRUE(line.holds(triggered));
    EXPECT_FALSE(line.holds(R"({"happened": {"event": "endTriggered", "seat": 1, "atLeast": 1}})"));
    EXPECT_FALSE(line.holds(R"({"over": true})"));
    line = milestonesLine(
        Layout(2).points(0, 67).endedBy(0).turn(1, 0).pawn(1, 7).workers(1, "Q2 Q2 L1 L1 - - - -"));
    line.play("move 8");
    EXPECT_TRUE(line.holds(R"({"over": true})"));
    EXPECT_TRUE(line.holds(R"({"happened": {"event": "gameEnded", "atLeast": 1}})"));
}

TEST(GoalItemsOfProvince, ScoreSourcesCoinsLaborAndPieces)
{
    GoalLine line = provinceLine("phase=spend labor=5.5 coins=6.3 structures=camp:0 goals=-x!--");
    EXPECT_TRUE(line.holds(R"({"points": {"seat": 0, "source": "structures", "atLeast": 1, "atMost": 1}})"));
    EXPECT_TRUE(line.holds(R"({"points": {"of": "seat0.score", "source": "structures", "atLeast": 1}})"));
    EXPECT_TRUE(line.holds(R"({"tally": {"seat": 0, "what": "coins", "atLeast": 6, "atMost": 6}})"));
    EXPECT_TRUE(line.holds(R"({"tally": {"seat": 0, "what": "labor", "atLeast": 5}})"));
    const std::string village =
        R"({"pieces": {"seat": 0, "what": "structureToken", "variant": "village", "atLeast": 1}})";
    const std::string orange =
        R"({"pieces": {"what": "worker", "variant": "orange", "places": ["upper.orange.0"], "atLeast": 1}})";
    EXPECT_FALSE(line.holds(village));
    EXPECT_FALSE(line.holds(orange));
    line.play("build village");
    EXPECT_TRUE(line.holds(village));
    EXPECT_TRUE(line.holds(orange));
    EXPECT_TRUE(line.holds(R"({"tally": {"seat": 0, "what": "structuresBuilt", "atLeast": 2}})"));
    EXPECT_TRUE(line.holds(R"({"points": {"seat": 0, "source": "structures", "atLeast": 3}})"));
}

// Rules: goals.coins
TEST(GoalItemsOfProvince, GoalsWonShownAndLeft)
{
    GoalLine line = provinceLine("coins=4.3 goals=---!-");
    const std::string token =
        R"({"pieces": {"seat": 0, "what": "goalToken", "variant": "goalCoins", "atLeast": 1}})";
    const std::string any = R"({"pieces": {"seat": 0, "what": "goalToken", "atLeast": 1}})";
    const std::string there =
        R"({"pieces": {"what": "goalToken", "places": ["seat0.goal.coins"], "atLeast": 1}})";
    const std::string points = R"({"points": {"seat": 0, "source": "goals", "atLeast": 1}})";
    for (const std::string &goal : {token, any, there, points})
        EXPECT_FALSE(line.holds(goal)) << goal;
    EXPECT_TRUE(line.holds(R"({"tally": {"what": "goalsLeft", "atLeast": 4, "atMost": 4}})"));
    line.play("move green upper");
    for (const std::string &goal : {token, any, there, points})
        EXPECT_TRUE(line.holds(goal)) << goal;
    EXPECT_TRUE(
        line.holds(R"({"happened": {"event": "points", "seat": 0, "cause": "goals", "atLeast": 1}})"));
}

// Rules: end.goals
TEST(GoalItemsOfProvince, TheEndTriggeredAndOver)
{
    GoalLine line = provinceLine("phase=work coins=4.3 goals=0xx!x");
    const std::string triggered =
        R"({"happened": {"event": "endTriggered", "seat": 0, "cause": "noGoalLeft", "atLeast": 1}})";
    EXPECT_FALSE(line.holds(triggered));
    line.play("move green upper");
    EXPECT_TRUE(line.holds(triggered));
    EXPECT_TRUE(line.holds(R"({"over": true})"));
    EXPECT_TRUE(line.holds(R"({"rank": {"seat": 0, "atMost": 1}})"));
}

/// Seat 0 has a shop and a house left to place, in city 0 and city 2; the others have placed.
GoalLine citiesLine()
{
    return {"between-two-cities", "players=3 phase=place round=1 turn=3 seat=park:shop,house:both"
                                  " seat=park:-:none seat=park:-:none"
                                  " city=shop@d4,shop@e4,park@d5,park@e5,drink@d6"
                                  " city=office@d4,factory@e4,factory@f4,house@d5,office@c4,food@c5"
                                  " city=office@d4,factory@d5,park@d6,house@e4,house@e5"};
}

std::string exactly(std::string_view city, std::string_view type, int points)
{
    const std::string number = std::to_string(points);
    return R"({"points": {"of": ")" + std::string(city) + R"(", "source": ")" + std::string(type) +
           R"(", "atLeast": )" + number + R"(, "atMost": )" + number + "}}";
}

// Rules: shops.lines, factories.ranks, taverns.sets, offices.count, parks.groups, houses.types
TEST(GoalItemsOfBetweenTwoCities, ACitysTotalByType)
{
    const GoalLine line = citiesLine();
    const auto hasPoints = [&line](std::string_view city, const std::array<int, 6> &points) {
        int total = 0;
        for (std::size_t type = 0; type < points.size(); ++type) {
            const std::string_view name = twocities::typeNames[type];
            EXPECT_TRUE(line.holds(exactly(city, name, points[type]))) << city << ' ' << name;
            EXPECT_FALSE(line.holds(exactly(city, name, points[type] + 1))) << city << ' ' << name;
            total += points[type];
        }
        const std::string all = std::to_string(total);
        EXPECT_TRUE(line.holds(R"({"points": {"of": ")" + std::string(city) + R"(", "atLeast": )" + all +
                               R"(, "atMost": )" + all + "}}"));
    };
    // Shops, factories, taverns, offices, parks, houses
    hasPoints("city0.token", {5, 0, 1, 0, 8, 0});
    hasPoints("city1.token", {0, 8, 1, 4, 0, 3});
    hasPoints("city2.token", {0, 3, 0, 1, 2, 4});
}

TEST(GoalItemsOfBetweenTwoCities, ScorePiecesAndWhatHappened)
{
    GoalLine line = citiesLine();
    const std::string shop = R"({"points": {"of": "city0.token", "source": "shop", "atLeast": 10}})";
    const std::string there = R"({"pieces": {"what": "shop", "places": ["city0.f4"], "atLeast": 1}})";
    EXPECT_FALSE(line.holds(shop));
    EXPECT_FALSE(line.holds(there));
    line.play("place shop city0 f4");
    EXPECT_TRUE(line.holds(shop));
    EXPECT_TRUE(line.holds(there));
    EXPECT_TRUE(line.holds(R"({"points": {"seat": 0, "source": "lowerCity", "atLeast": 1}})"));
    EXPECT_TRUE(line.holds(R"({"happened": {"event": "placed", "seat": 0, "what": "shop", "atLeast": 1}})"));
    EXPECT_FALSE(line.holds(R"({"over": true})"));
}

} // namespace
} // namespace waystone::test
