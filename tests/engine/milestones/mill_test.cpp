// "The mill" (readings: Milestones, Mill).

#include "milestones/table.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace waystone::milestones::test {

namespace {

Layout miller(std::string_view sections, std::string_view goods)
{
    return Layout().sections(sections).during(Phase::supply).goods(0, goods);
}

std::vector<Action> sorted(std::vector<Action> actions)
{
    std::ranges::sort(actions);
    return actions;
}

} // namespace

// Rules: mill.cost, mill.coin
TEST(MilestonesMill, TwoGrainForASackPointsAndACoin)
{
    Table table(miller("", "3 grain"));
    table.play(supply("a1", "a2", "b2"));
    EXPECT_EQ(table.pointsWon(0), 2 + 1);
    EXPECT_EQ(table.goods(0), goods("1 grain 1 coin"));
    EXPECT_EQ(table.state().sacksLeft, 11);
    EXPECT_TRUE(Table(miller("", "1 grain 9 coin")).options(Verb::supply).empty());
}

// Rules: mill.markets
TEST(MilestonesMill, TheStartMarketCountsAndNoStreetIsNeeded)
{
    const Table table(miller("", "2 grain"));
    EXPECT_EQ(table.options(Verb::supply),
              sorted({supply("a1", "a2", "b1"), supply("a1", "a2", "b2"), supply("a1", "b1", "b2")}));
}

// Rules: mill.two, mill.points
TEST(MilestonesMill, ExactlyTwoDifferentNumbersWhereThereAreTwo)
{
    const Table table(miller("", "2 grain"));
    EXPECT_FALSE(table.can(supply("a1", "a2")));
    EXPECT_FALSE(table.can(supply("a1")));
    EXPECT_FALSE(table.can(supply("a1", "a2", "a2")));
    EXPECT_FALSE(table.can(supply("a1", "a2", "a3"))) << "not next to the market";
}

// Rules: mill.two
TEST(MilestonesMill, FewerPointsMayBeChosen)
{
    Table table(miller("", "2 grain"));
    table.play(supply("a1", "b1", "b2"));
    EXPECT_EQ(table.pointsWon(0), 2) << "1 and 1, though the 2 is free";
}

// Rules: mill.fewer
TEST(MilestonesMill, TheOneNumberThereIs)
{
    Table table(miller("a1-b1-c1 a1-b2-b3", "2 grain"));
    EXPECT_EQ(table.options(Verb::supply), std::vector<Action>{supply("a1", "a2")});
    table.play(supply("a1", "a2"));
    EXPECT_EQ(table.pointsWon(0), 2);
    EXPECT_EQ(table.coins(0), 1);
}

// Rules: mill.fewer, mill.coin
TEST(MilestonesMill, WithoutAnUncoveredNumberItStillGivesTheCoin)
{
    Table table(miller("a1-b1-c1 a1-b2-b3 a1-a2-a3", "2 grain"));
    EXPECT_EQ(table.options(Verb::supply), std::vector<Action>{supply("a1")});
    table.play(supply("a1"));
    EXPECT_EQ(table.pointsWon(0), 0);
    EXPECT_EQ(table.goods(0), goods("1 coin"));
    EXPECT_EQ(table.state().sacksLeft, 11);
}

// Rules: mill.adjacent
TEST(MilestonesMill, StreetsAndHousesCoverNoNumber)
{
    Table table(miller("a1-b2-b3 b3-b4-b5", "2 grain").markets("b5").houses("b4-b5-c4"));
    table.play(supply("b5", "c4", "c5"));
    EXPECT_EQ(table.pointsWon(0), 2 + 4);

    // b3 is a joint: streets on both sides, nothing on its number.
    Table joint(miller("a1-a2-b2 b2-b3-c3", "2 grain").markets("b2").sacks("a1"));
    EXPECT_FALSE(joint.can(supply("b2", "b3", "c2"))) << "a milestone covers it";
    Table end(miller("a1-a2-b2", "2 grain").markets("b2").sacks("a1"));
    EXPECT_TRUE(end.can(supply("b2", "b3", "c2")));
}

TEST(MilestonesMill, AStreetsEndNextToTheMarketMayBeChosen)
{
    // The sharp section a1-b1-b2 ends next to its own market.
    Table table(miller("a1-b1-b2", "2 grain"));
    EXPECT_EQ(table.options(Verb::supply), std::vector<Action>{supply("a1", "a2", "b2")});
    table.play(supply("a1", "a2", "b2"));
    EXPECT_EQ(table.pointsWon(0), 3);
}

// Rules: mill.adjacent
TEST(MilestonesMill, TheStartVertexIsNotChoosable)
{
    const Table table(miller("a1-a2-b2", "2 grain").markets("b2"));
    EXPECT_FALSE(table.can(supply("b2", "a1", "b3")));
    EXPECT_FALSE(table.can(supply("b2", "a1")));
    EXPECT_TRUE(table.can(supply("b2", "b1", "b3")));
}

// Rules: mill.markets
TEST(MilestonesMill, OneSackAMarketForTheRestOfTheGame)
{
    Table table(miller("a1-a2-b2", "6 grain").markets("b2"));
    table.play(supply("a1", "b1"));
    EXPECT_FALSE(table.can(supply("a1", "b1")));
    table.play(supply("b2", "b3", "c2"));
    EXPECT_EQ(table.coins(0), 2);
    EXPECT_TRUE(table.options(Verb::supply).empty()) << "grain for a third, but no market";
}

// Rules: mill.markets
TEST(MilestonesMill, OnlyMarketsAreSupplied)
{
    const Table table(miller("a1-b2-b3", "2 grain"));
    EXPECT_FALSE(table.can(supply("b3", "b4", "c3")));
    EXPECT_FALSE(table.can(supply("b2", "a2", "c2")));
}

// Rules: mill.visit
TEST(MilestonesMill, AnyNumberOfMarketsInOneVisit)
{
    Table table(miller("a1-b2-b3 b3-b4-b5", "6 grain").markets("b3 b5"));
    table.play(supply("a1", "a2", "b1")).play(supply("b5", "b6", "c5")).play(supply("b3", "a2", "c3"));
    EXPECT_EQ(table.points(0), (2 + 1) + (3 + 4) + (2 + 2)) << "a number may serve several markets";
    EXPECT_EQ(table.goods(0), goods("3 coin"));
}

// Rules: mill.supply
TEST(MilestonesMill, NoMoreSacksOnceAllTwelveMarketsAreSupplied)
{
    Table table(
        miller("a1-a2-a3 a3-a4-a5 a5-a6-a7 a7-a8-a9 a9-a10-a11 a1-b1-c1 c1-d1-e1 e1-f1-f2 f2-f3-f4 f4-f5-f6 "
               "f6-f7-f8",
               "4 grain")
            .markets("a3 a5 a7 a9 a11 c1 e1 f2 f4 f6 f8")
            .sacks("a1 a3 a5 a7 a9 a11 c1 e1 f2 f4 f6"));
    EXPECT_EQ(table.state().sacksLeft, 1);
    table.play(supply("f8", "e7", "f9"));
    EXPECT_EQ(table.pointsWon(0), 3 + 2);
    EXPECT_EQ(table.state().sacksLeft, 0);
    EXPECT_TRUE(table.options(Verb::supply).empty());
}

} // namespace waystone::milestones::test
