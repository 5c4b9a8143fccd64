// "The castle" (readings: Milestones, Castle).

#include "milestones/table.h"

#include <gtest/gtest.h>

namespace waystone::milestones::test {

namespace {

Table arriving(std::string_view workers, std::string_view goods)
{
    Table table(Layout().workers(0, workers).pawn(0, 9).goods(0, goods));
    table.play(move(castle));
    return table;
}

} // namespace

// Rules: castle.keep-three, castle.which, castle.duties
TEST(MilestonesCastle, MoreThanThreeGoodsAreReducedToExactlyThreeOfOnesChoice)
{
    Table table = arriving("Q1 C3 - Q5 L5 - - -", "2 stone 1 wood 2 coin");
    ASSERT_EQ(table.state().phase, Phase::keep);
    // Multisets of three out of two stone, one wood, two coins.
    EXPECT_EQ(
        table.options(),
        (std::vector{keep(Good::stone, Good::stone, Good::wood), keep(Good::stone, Good::stone, Good::coin),
                     keep(Good::stone, Good::wood, Good::coin), keep(Good::stone, Good::coin, Good::coin),
                     keep(Good::wood, Good::coin, Good::coin)}));
    EXPECT_FALSE(table.can(finish())) << "a duty";
    table.play(keep(Good::stone, Good::coin, Good::coin));
    EXPECT_EQ(table.goods(0), goods("1 stone 2 coin"));
    EXPECT_EQ(table.state().phase, Phase::cover) << "then a worker";
}

// Rules: castle.keep-three
TEST(MilestonesCastle, CoinsCountAsGoods)
{
    EXPECT_EQ(arriving("Q1 C3 - Q5 L5 - - -", "4 coin").state().phase, Phase::keep);
    EXPECT_EQ(arriving("Q1 C3 - Q5 L5 - - -", "3 coin").state().phase, Phase::cover);
}

TEST(MilestonesCastle, ThreeGoodsOrFewerAreKept)
{
    Table table = arriving("Q1 C3 - Q5 L5 - - -", "1 stone 1 grain 1 coin");
    EXPECT_EQ(table.state().phase, Phase::cover);
    EXPECT_EQ(table.goods(0), goods("1 stone 1 grain 1 coin"));
}

// Rules: castle.which
TEST(MilestonesCastle, OneCannotKeepWhatOneDoesNotHave)
{
    const Table table = arriving("Q1 C3 - Q5 L5 - - -", "4 stone 1 wood");
    EXPECT_FALSE(table.can(keep(Good::stone, Good::wood, Good::wood)));
    EXPECT_FALSE(table.can(keep(Good::stone, Good::stone, Good::sand)));
    EXPECT_EQ(table.options().size(), 2u);
}

// Rules: castle.cover, castle.only-workers
TEST(MilestonesCastle, OneOfTheVisibleWorkersMustBeCovered)
{
    Table table = arriving("Q1 C3 - x x C5 S6 -", "");
    EXPECT_EQ(table.options(), (std::vector{cover(1), cover(2), cover(6), cover(7)}))
        << "workers only: no empty space, no cover tile; and it is not left out";
    table.play(cover(6));
    EXPECT_EQ(table.workers(0), "Q1 C3 - x x x S6 -");
    EXPECT_EQ(table.state().phase, Phase::move) << "one a visit";
}

// Rules: castle.cover, castle.duties
TEST(MilestonesCastle, ThreeVisibleWorkersStillLoseOne)
{
    Table table = arriving("Q1 C3 x Q5 - - - -", "");
    EXPECT_FALSE(table.can(finish()));
    EXPECT_EQ(table.options().size(), 3u);
}

// Rules: castle.exception
TEST(MilestonesCastle, WithTwoOrFewerItIsLeftToThePlayer)
{
    Table two = arriving("Q1 C3 x x - - - -", "");
    EXPECT_TRUE(two.can(finish()));
    EXPECT_TRUE(two.can(cover(1)));
    two.play(finish());
    EXPECT_EQ(two.workers(0), "Q1 C3 x x - - - -");
    EXPECT_EQ(two.state().phase, Phase::move);

    Table one = arriving("Q1 x x x - - - -", "");
    EXPECT_TRUE(one.can(finish()));
    one.play(cover(1));
    EXPECT_EQ(one.workers(0), "x x x x - - - -");
    EXPECT_EQ(one.state().phase, Phase::move);
}

// Rules: castle.exception
TEST(MilestonesCastle, WithNoVisibleWorkerNothingIsDecided)
{
    const Table table = arriving("x x x x - - - -", "2 coin");
    EXPECT_EQ(table.state().phase, Phase::move);
    EXPECT_EQ(table.actor(), 0);
    EXPECT_EQ(table.state().movesLeft, 0);

    Table goodsOnly = arriving("x x x x - - - -", "4 coin");
    goodsOnly.play(keep(Good::coin, Good::coin, Good::coin));
    EXPECT_EQ(goodsOnly.state().phase, Phase::move);
}

// Rules: castle.exception
TEST(MilestonesCastle, WorkersAreCountedBeforeCovering)
{
    Table table = arriving("Q1 C3 x Q5 - - - -", "");
    table.play(cover(1));
    EXPECT_EQ(table.workers(0), "x C3 x Q5 - - - -");
    EXPECT_NE(table.state().phase, Phase::cover);
}

// Rules: bonus.lost
TEST(MilestonesCastle, ABonusTileOnTheCoveredWorkerLeavesTheGame)
{
    Table table = arriving("Q2* Q2 L1* L1 - - - -", "");
    table.play(cover(1));
    EXPECT_EQ(table.workers(0), "x Q2 L1* L1 - - - -");
    EXPECT_TRUE(table.happened(Event::Kind::removed));
}

// Rules: setup.capital
TEST(MilestonesCastle, TheFirstTurnBeginsWithoutACastleVisit)
{
    Table table = Table::fresh(2);
    table.chance();
    while (table.state().phase == Phase::draft)
        table.play(table.options().front());
    EXPECT_EQ(table.state().phase, Phase::move);
    EXPECT_EQ(table.state().seats[0].pawn, castle);
}

TEST(MilestonesCastle, AfterTheSecondMoveTheTurnPassesOn)
{
    Table table(Layout().workers(0, "Q1 C3 - Q5 L5 - - -").pawn(0, 9).turn(0, 0).goods(0, "4 wood"));
    table.play(move(castle));
    EXPECT_EQ(table.actor(), 0);
    table.play(keep(Good::wood, Good::wood, Good::wood)).play(cover(5));
    EXPECT_EQ(table.actor(), 1);
}

} // namespace waystone::milestones::test
