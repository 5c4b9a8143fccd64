// Rules of the catalogue that no single chapter of the book holds: what the game is about, who acts, what an action is.

#include "province/table.h"
#include "province/words/codes.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace waystone::province::test {

namespace {

std::string refusalOf(const Table &table, Seat seat, Action action)
{
    const std::optional<Problem> problem = table.rules().refuse(table.state(), seat, action);
    return problem ? problem->code : "";
}

Action actionOf(const Table &table, std::string_view notation)
{
    return *table.rules().actionFrom(notation);
}

} // namespace

// Rules: idea.theme, effects.use, access.own
TEST(ProvinceWholeRules, TheWorkersAreSharedAndTheStructuresAreNot)
{
    Table table("structures=mill:0");
    table.playAll("move green left, finish-work, end-turn");
    EXPECT_EQ(table.actor(), 1);
    EXPECT_EQ(table.labor(), 0) << "the Mill is the other family's";
    EXPECT_TRUE(table.can("move green upper")) << "the worker that the other family has moved";
}

// Rules: idea.aim
TEST(ProvinceWholeRules, MostPointsWin)
{
    const Table table("phase=spend coins=4.3 goals=!xxx- structures=bank:1,lender:1");
    const Score score = table.rules().score(table.state());
    EXPECT_EQ(score.totals[1], 3);
    EXPECT_EQ(score.totals[0], 0);
    EXPECT_LT(score.ranks[1], score.ranks[0]);
}

// Rules: setup.first-player
TEST(ProvinceWholeRules, WhoBeginsIsChosen)
{
    for (const Seat first : {0, 1}) {
        Table table = Table::fresh(first);
        table.play("goal structures");
        EXPECT_EQ(table.actor(), first);
    }
}

// Rules: turn.order, turn.phases
TEST(ProvinceWholeRules, ATurnIsStartWorkAndSpendAndThenTheOtherPlayers)
{
    Table table("");
    EXPECT_EQ(table.state().phase, Phase::work);
    EXPECT_EQ(refusalOf(table, 1, actionOf(table, "move green upper")), problem::notYourTurn);
    table.playAll("move green left, finish-work");
    EXPECT_EQ(table.state().phase, Phase::spend);
    table.play("end-turn");
    EXPECT_EQ(table.state().phase, Phase::work);
    EXPECT_EQ(table.actor(), 1);
    EXPECT_EQ(refusalOf(table, 0, actionOf(table, "move green upper")), problem::notYourTurn);
}

// Rules: turn.chance
TEST(ProvinceWholeRules, ChanceAloneTurnsUpGoalsAndRollsShips)
{
    Table table = Table::fresh(0);
    EXPECT_EQ(table.actor(), chanceSeat);
    EXPECT_EQ(refusalOf(table, 0, actionOf(table, "goal coins")), problem::chanceOnly);
    EXPECT_EQ(refusalOf(table, 0, actionOf(table, "move green upper")), problem::chanceFirst);
    table.play("goal structures");
    EXPECT_EQ(refusalOf(table, 0, actionOf(table, "roll white")), problem::chanceOnly);

    Table ships("phase=spend turn=1 structures=harbor:0 ships=white");
    ships.play("end-turn");
    EXPECT_EQ(ships.actor(), chanceSeat);
    EXPECT_EQ(refusalOf(ships, 0, actionOf(ships, "move green upper")), problem::chanceFirst);
}

// Rules: turn.order-of-play
TEST(ProvinceWholeRules, OnlyActionsOfTheGameCanBePlayedAndOnlyWhileItLasts)
{
    EXPECT_EQ(refusalOf(Table(""), 0, {200, 0, 0, 0}), problem::malformedAction);
    Table table("phase=spend labor=9.9 coins=9.3 goals=!xxxx ships=white workers=u*,r,l,u,-,-,-,- "
                "structures=lender:0,bank:0,mill:0,smithy:0,union:1,harbor:0,camp:0");
    table.play("build village");
    ASSERT_TRUE(table.isOver());
    EXPECT_EQ(refusalOf(table, 0, actionOf(table, "end-turn")), problem::gameOver);
    EXPECT_EQ(refusalOf(table, 1, actionOf(table, "move-all")), problem::gameOver);
}

// Rules: goals.point
TEST(ProvinceWholeRules, AGoalIsWorthOnePoint)
{
    Table table("coins=4.3 goals=x--!x");
    table.play("move green upper");
    EXPECT_TRUE(table.hasGoal(0, Goal::coins));
    EXPECT_EQ(table.pointsWon(0), 1);
    EXPECT_EQ(table.points(0), 1);
}

} // namespace waystone::province::test
