// "The trading house" (readings: Milestones, Trading house).

#include "milestones/table.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace waystone::milestones::test {

namespace {

int incomeOf(std::string_view workers)
{
    Table table(Layout().workers(0, workers).pawn(0, 8).goods(0, ""));
    table.play(move(tradingHouse));
    return table.coins(0);
}

Layout trader(std::string_view goods)
{
    return Layout().workers(0, "Q1 C3 - Q5 L5 - - -").during(Phase::trade).goods(0, goods);
}

} // namespace

// Rules: trading.income, trading.income-gaps
TEST(MilestonesTradingHouse, IncomeForNumbersThatNeverDescendGapsAndCoversIgnored)
{
    EXPECT_EQ(incomeOf("Q1 C3 - - Q5 L5 - -"), 1);
    EXPECT_EQ(incomeOf("Q1 x C4 C6 - - - -"), 1);
    EXPECT_EQ(incomeOf("Q1 C3 - - - - Q2 Q2"), 0);
    EXPECT_EQ(incomeOf("Q2 Q2 - - - L4 L4 -"), 1) << "equal numbers in succession ascend";
}

// Rules: trading.income-gaps
TEST(MilestonesTradingHouse, OneVisibleWorkerNeverDescends)
{
    EXPECT_EQ(incomeOf("L8 x x x - - - -"), 1);
}

// Rules: trading.income-gaps
TEST(MilestonesTradingHouse, NoVisibleWorkerNoIncome)
{
    EXPECT_EQ(incomeOf("x x x x - - - -"), 0);
}

// Rules: trading.income-once
TEST(MilestonesTradingHouse, IncomeIsJudgedOnceOnArrival)
{
    // The hired tile puts the sequence right, or spoils it: neither changes what came on arrival.
    Table later(Layout().workers(0, "Q7 Q8 Q2 Q2 - - - -").pawn(0, 8).goods(0, "2 coin").display("Q1C3"));
    later.play(move(tradingHouse));
    EXPECT_EQ(later.coins(0), 2);
    later.play(hire("Q1C3", 1)).chance();
    EXPECT_EQ(later.workers(0), "Q1 C3 Q2 Q2 - - - -");
    EXPECT_EQ(later.coins(0), 0);

    Table spoilt(Layout().workers(0, "Q2 Q2 L4 L4 - - - -").pawn(0, 8).goods(0, "1 coin").display("C7C8"));
    spoilt.play(move(tradingHouse));
    EXPECT_EQ(spoilt.coins(0), 2) << "the income may pay the tile";
    spoilt.play(hire("C7C8", 1)).chance();
    EXPECT_EQ(spoilt.coins(0), 0);
}

TEST(MilestonesTradingHouse, PassingItBringsNoIncome)
{
    Table table(Layout().workers(0, "Q2 Q2 - - - - - -").pawn(0, 8).goods(0, ""));
    table.play(move(boardOfWorks));
    EXPECT_EQ(table.coins(0), 0);
}

// Rules: trading.cost-of-tile
TEST(MilestonesTradingHouse, ATileCostsExactlyTwoCoins)
{
    EXPECT_TRUE(Table(trader("1 coin")).options(Verb::hire).empty());
    Table table(trader("2 coin 1 wood").display("L4L4"));
    table.play(hire("L4L4", 6));
    EXPECT_EQ(table.goods(0), goods("1 wood"));
}

// Rules: trading.hire, trading.where-tile
TEST(MilestonesTradingHouse, AnyTileOfTheDisplayOnAnyTwoNeighbouringSpaces)
{
    const Table table(trader("2 coin"));
    EXPECT_EQ(table.options(Verb::hire).size(), 5u * 7u) << "five tiles, positions 1 to 7";
}

// Rules: trading.where-tile
TEST(MilestonesTradingHouse, NoWorkerLeftOrRightOfTheEightSpaces)
{
    const Table table(trader("2 coin").display("L4L4"));
    EXPECT_FALSE(table.can(hire("L4L4", 0)));
    EXPECT_TRUE(table.can(hire("L4L4", 1)));
    EXPECT_TRUE(table.can(hire("L4L4", 7)));
    EXPECT_FALSE(table.can(hire("L4L4", 8)));
}

// Rules: trading.hire, trading.rigid
TEST(MilestonesTradingHouse, ATileThatIsNotOnDisplayCannotBeHired)
{
    const Table table(trader("2 coin").display("L4L4 S5S5 G4G5 C4C6 L8L8"));
    EXPECT_FALSE(table.can(hire("L1L1", 1)));
    EXPECT_FALSE(table.can(hire("Q1C3", 7))) << "it lies on a board";
}

// Rules: trading.where-tile, trading.level
TEST(MilestonesTradingHouse, AHiredTileCoversWorkersCoverTilesAndEmptySpaces)
{
    Table table(
        Layout().workers(0, "Q1 C3 x C4 - - - -").during(Phase::trade).goods(0, "2 coin").display("L4L4"));
    table.play(hire("L4L4", 3));
    EXPECT_EQ(table.workers(0), "Q1 C3 L4 L4 - - - -");

    Table half(
        Layout().workers(0, "Q1 C3 - - - - - -").during(Phase::trade).goods(0, "2 coin").display("L4L4"));
    half.play(hire("L4L4", 2));
    EXPECT_EQ(half.workers(0), "Q1 L4 L4 - - - - -");
}

// Rules: bonus.lost
TEST(MilestonesTradingHouse, ABonusTileOnACoveredWorkerLeavesTheGame)
{
    Table table(Layout()
                    .workers(0, "Q2* Q2* L1* L1 - - - -")
                    .during(Phase::trade)
                    .goods(0, "2 coin")
                    .display("Q3Q5"));
    table.play(hire("Q3Q5", 2)).chance();
    EXPECT_EQ(table.workers(0), "Q2* Q3 Q5 L1 - - - -") << "it does not go over to the new worker";
    EXPECT_EQ(table.points(0), 0);
}

// Rules: trading.one-tile
TEST(MilestonesTradingHouse, OneTileAVisit)
{
    Table table(trader("6 coin").display("L4L4"));
    table.play(hire("L4L4", 6)).chance();
    EXPECT_EQ(table.state().phase, Phase::trade);
    EXPECT_TRUE(table.options(Verb::hire).empty());
    EXPECT_TRUE(table.can(buy(Good::stone)));
}

TEST(MilestonesTradingHouse, AnotherTileAtTheNextVisit)
{
    Table table(trader("6 coin").display("L4L4"));
    table.play(hire("L4L4", 6)).chance().play(finish());
    ASSERT_EQ(table.actor(), 0);
    // Nobody else acts in between in this made-up lap: seat 0 still has its second move.
    table.play(move(castle));
    ASSERT_EQ(table.state().phase, Phase::keep);
    table.play(keep(Good::coin, Good::coin, Good::coin)).play(cover(1));
    table.play(move(1)).play(move(2)); // seat 1
    table.play(move(tradingHouse));
    EXPECT_EQ(table.options(Verb::hire).size(), 5u * 7u);
}

// Rules: trading.refill
TEST(MilestonesTradingHouse, TheDisplayIsRefilledAtOnceByChanceInsideTheTurn)
{
    Table table(trader("4 coin").display("L4L4 S5S5 G4G5 C4C6 L8L8"));
    const int pile = table.state().pileSize;
    table.play(hire("G4G5", 6));
    EXPECT_EQ(table.workers(0), "Q1 C3 - Q5 L5 G4 G5 -") << "placed before the display is refilled";
    EXPECT_EQ(table.state().phase, Phase::refill);
    EXPECT_EQ(table.actor(), chanceSeat);
    EXPECT_EQ(table.options().size(), static_cast<std::size_t>(pile));
    table.play(turnUp("S2S3"));
    EXPECT_EQ(table.state().phase, Phase::trade);
    EXPECT_EQ(table.actor(), 0);
    EXPECT_EQ(table.state().pileSize, pile - 1);
    EXPECT_EQ(std::ranges::count(table.state().display, tile("S2S3")), 1);
    EXPECT_EQ(std::ranges::count(table.state().display, tile("G4G5")), 0);
}

// Rules: trading.refill
TEST(MilestonesTradingHouse, WithoutAPileTheDisplayShrinks)
{
    Table table(trader("2 coin").pile(0).display("L4L4"));
    table.play(hire("L4L4", 6));
    EXPECT_EQ(table.state().phase, Phase::trade);
    int shown = 0;
    for (int slot = 0; slot < 5; ++slot)
        shown += table.state().display[static_cast<std::size_t>(slot)] != none ? 1 : 0;
    EXPECT_EQ(shown, 4);
}

// Rules: trading.buy, trading.cost-of-tile
TEST(MilestonesTradingHouse, EachBoughtCubeCostsTwoCoins)
{
    Table table(trader("5 coin"));
    EXPECT_EQ(table.options(Verb::buy).size(), 4u) << "stone, wood, sand, grain; a coin is no cube";
    table.play(buy(Good::stone)).play(buy(Good::grain));
    EXPECT_EQ(table.goods(0), goods("1 stone 1 grain 1 coin"));
    EXPECT_TRUE(table.options(Verb::buy).empty());
}

// Rules: trading.sell
TEST(MilestonesTradingHouse, AnyTwoCubesForACoin)
{
    Table table(trader("2 stone 1 wood 2 sand"));
    table.play(sell(Good::stone, Good::sand)).play(sell(Good::wood, Good::stone));
    EXPECT_EQ(table.goods(0), goods("1 sand 2 coin"));
    EXPECT_TRUE(table.options(Verb::sell).empty());
}

// Rules: trading.buy, trading.sell
TEST(MilestonesTradingHouse, CoinsAreNeverSold)
{
    const Table table(trader("1 stone 3 coin"));
    EXPECT_FALSE(table.can(sell(Good::stone, Good::coin)));
    EXPECT_FALSE(table.can(sell(Good::coin, Good::coin)));
}

TEST(MilestonesTradingHouse, TwoOfAKindNeedTwo)
{
    const Table table(trader("1 stone 1 wood"));
    EXPECT_FALSE(table.can(sell(Good::stone, Good::stone)));
    EXPECT_TRUE(table.can(sell(Good::stone, Good::wood)));
}

// Rules: trading.visit
TEST(MilestonesTradingHouse, TheActionsInAnyOrder)
{
    Table table(trader("4 stone 2 coin").display("L4L4"));
    table.play(buy(Good::grain)).play(sell(Good::stone, Good::stone)).play(sell(Good::stone, Good::stone));
    table.play(hire("L4L4", 6)).chance();
    EXPECT_EQ(table.goods(0), goods("1 grain"));
}

} // namespace waystone::milestones::test
