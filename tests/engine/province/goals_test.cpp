// The five goals: when they are earned, taken and discarded.

#include "province/table.h"

#include <gtest/gtest.h>

namespace waystone::province::test {

namespace {

// Rules: goals.workers
TEST(ProvinceGoals, WorkersAreThoseOfOnesOwnCampVillageAndSailors)
{
    Table camp("phase=spend labor=5.5 coins=6.3 structures=camp:0 goals=!x---");
    camp.play("build village");
    EXPECT_TRUE(camp.hasGoal(0, Goal::workers));
    EXPECT_EQ(camp.pointsWon(0), 2 + 1);

    Table sailor("phase=spend structures=camp:0,harbor:0 ships=mixed coins=3.3");
    sailor.play("hire");
    EXPECT_TRUE(sailor.hasGoal(0, Goal::workers));

    Table shared("phase=spend labor=3.3 coins=4.3 structures=camp:1,village:1 goals=-x!--");
    shared.play("build camp");
    EXPECT_FALSE(shared.hasGoal(0, Goal::workers))
        << "the orange worker is not accessible through an own Village";
}

TEST(ProvinceGoals, TheSecondBuildersWorkersCountToo)
{
    Table table("phase=spend labor=3.3 coins=4.3 structures=camp:1,harbor:0 ships=white "
                "workers=u*,r,l,u,-,0u,-,-");
    table.play("build camp");
    EXPECT_TRUE(table.hasGoal(0, Goal::workers));
}

// Rules: goals.labor
TEST(ProvinceGoals, LaborIsWhatOneTurnBringsFromAnySource)
{
    Table table("phase=spend labor=1.4 coins=2.3 structures=union:0 goals=-!---");
    table.play("union");
    EXPECT_TRUE(table.hasGoal(0, Goal::labor)) << "used labor counts too";

    Table turns("phase=spend labor=4.4 goals=-!---");
    turns.playAll("end-turn, move green left, finish-work, end-turn, move green upper");
    EXPECT_FALSE(turns.hasGoal(0, Goal::labor)) << "only one turn counts";
}

// Rules: goals.labor
TEST(ProvinceGoals, LaborGainedBeforeTheTokenWasRevealedCounts)
{
    Table table("phase=spend labor=5.5 coins=4.3 goals=---!x");
    table.play("grind");
    ASSERT_TRUE(table.hasGoal(0, Goal::coins));
    table.play("goal labor");
    EXPECT_TRUE(table.hasGoal(0, Goal::labor));
}

// Rules: goals.structures
TEST(ProvinceGoals, FourStructures)
{
    Table table("phase=spend labor=2.2 structures=mill:10,camp:10,union:10 goals=-x!--");
    table.play("build lender");
    EXPECT_TRUE(table.hasGoal(0, Goal::structures)) << "also those of a second builder";
}

// Rules: goals.coins
TEST(ProvinceGoals, FiveCoins)
{
    Table table("coins=4.3 goals=---!-");
    table.play("move green upper");
    EXPECT_TRUE(table.hasGoal(0, Goal::coins));
    EXPECT_EQ(table.coins(0), 5) << "they are only shown";
    EXPECT_EQ(table.pointsWon(0), 1);
}

// Rules: goals.two-points
TEST(ProvinceGoals, TwoStructuresOfTwoPointsWhoeverScoredThem)
{
    Table table("phase=spend labor=5.5 coins=5.3 structures=lender:10,bank:1,mill:10,smithy:0 goals=xxxx!");
    table.play("build bank");
    EXPECT_TRUE(table.hasGoal(0, Goal::twoPoints));
    EXPECT_EQ(table.pointsWon(0), 1) << "the goal alone";
}

// Rules: goals.reveal, goals.pile
TEST(ProvinceGoals, TheNextOneIsTurnedUpAtOnce)
{
    Table table("coins=4.3 goals=x--!x");
    table.play("move green upper");
    ASSERT_EQ(table.actor(), chanceSeat);
    EXPECT_EQ(table.options(), (std::vector<std::string>{"goal labor", "goal structures"}));
    table.play("goal structures");
    EXPECT_EQ(table.actor(), 0);
    EXPECT_TRUE(table.can("move green left")) << "the work phase goes on";
}

// Rules: goals.reveal
TEST(ProvinceGoals, WhatOneMeetsWhenItIsTurnedUpHeTakes)
{
    Table mover("coins=4.3 structures=camp:0,harbor:0 ships=white workers=u,r,l,u,-,0u,-,- goals=-xx!x");
    mover.play("move green upper").play("goal workers");
    EXPECT_TRUE(mover.hasGoal(0, Goal::workers));

    Table opponent("coins=4.3 structures=camp:1,harbor:1 ships=white workers=u,r,l,u,-,1u,-,- goals=--x!x");
    opponent.play("move green upper").play("goal workers");
    EXPECT_TRUE(opponent.hasGoal(1, Goal::workers));
    EXPECT_EQ(opponent.pointsWon(1), 1);
    EXPECT_EQ(opponent.actor(), chanceSeat) << "and the next one comes";
}

// Rules: goals.both
TEST(ProvinceGoals, WhatBothMeetWhenItIsTurnedUpIsDiscarded)
{
    Table table("phase=reveal coins=6.7 goals=---xx");
    table.play("goal structures");
    EXPECT_EQ(table.actor(), 0) << "nobody has four";

    Table both("phase=reveal coins=6.7 goals=-xx-x");
    both.play("goal coins");
    EXPECT_FALSE(both.hasGoal(0, Goal::coins) || both.hasGoal(1, Goal::coins));
    EXPECT_TRUE(both.happened(Event::Kind::removed));
    EXPECT_EQ(both.actor(), chanceSeat);
}

// Rules: goals.both
TEST(ProvinceGoals, TheCheckOfBothRunsOnTheFirstGoalToo)
{
    Table table("phase=reveal coins=5.5 goals=-----");
    table.play("goal coins");
    EXPECT_EQ(table.state().goalShown, none);
    EXPECT_EQ(table.options().size(), 4u);
}

TEST(ProvinceGoals, OnlyThePlayerToMoveMeetsTheLaborGoal)
{
    Table table("phase=reveal resume=spend labor=5.5 workers=u*,r,l,-,-,-,-,- goals=---xx");
    table.play("goal labor");
    EXPECT_TRUE(table.hasGoal(0, Goal::labor));
    EXPECT_FALSE(table.hasGoal(1, Goal::labor));
}

// Rules: goals.whenever
TEST(ProvinceGoals, AStartOfTurnGainCanEarnOne)
{
    Table table("phase=spend turn=1 coins=4.2 structures=harbor:0 ships=white goals=---!-");
    table.play("end-turn").play("roll black");
    EXPECT_TRUE(table.hasGoal(0, Goal::coins));
    table.play("goal structures");
    EXPECT_EQ(table.actor(), 0);
    EXPECT_TRUE(table.can("move green upper"));
}

// Rules: goals.coins
TEST(ProvinceGoals, TakingOnesCoinsBelowFiveLaterChangesNothing)
{
    Table table("phase=spend labor=2.4 coins=4.3 goals=!--0-");
    table.play("build lender");
    EXPECT_TRUE(table.hasGoal(0, Goal::coins));
}

} // namespace

} // namespace waystone::province::test
