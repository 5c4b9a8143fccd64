// The harbor, its ships and the sailors.

#include "province/table.h"
#include "province/words/codes.h"

#include <gtest/gtest.h>

namespace waystone::province::test {

namespace {

using Strings = std::vector<std::string>;

// Rules: harbor.first-roll
TEST(ProvinceHarbor, TheShipsAreRolledFirstAtTheEndOfTheTurnAndPayNobody)
{
    Table table("phase=spend labor=3.3 coins=3.3");
    table.play("build harbor");
    EXPECT_EQ(table.state().ships, Ships::unrolled);
    EXPECT_EQ(table.refusal("hire"), problem::harborNotWorkingYet);
    table.play("end-turn");
    EXPECT_EQ(table.actor(), chanceSeat);
    EXPECT_EQ(table.options(), (Strings{"roll white", "roll mixed", "roll black"}));
    table.play("roll black");
    EXPECT_EQ(table.actor(), 1);
    EXPECT_EQ(table.coins(0), 0);
    EXPECT_EQ(table.coins(1), 3);
}

TEST(ProvinceHarbor, OfFourRollsTwoAreMixed)
{
    const Table table("phase=endRoll structures=harbor:0");
    OutcomeList outcomes;
    table.rules().outcomes(table.state(), outcomes);
    ASSERT_EQ(outcomes.size(), 3u);
    EXPECT_EQ(outcomes[0].weight, 1u);
    EXPECT_EQ(outcomes[1].weight, 2u);
    EXPECT_EQ(outcomes[2].weight, 1u);
}

// Rules: harbor.roll, turn.start
TEST(ProvinceHarbor, ThenAtTheStartOfEachTurnOfItsFirstBuilder)
{
    Table table("phase=spend structures=harbor:10 ships=mixed");
    table.play("end-turn");
    EXPECT_EQ(table.state().turn, 1) << "the first builder";
    ASSERT_EQ(table.actor(), chanceSeat);
    table.play("roll white");
    EXPECT_EQ(table.actor(), 1);
    EXPECT_EQ(table.labor(), 1);
    table.playAll("move green upper, finish-work, end-turn");
    EXPECT_EQ(table.actor(), 0) << "no roll for the second builder";
    EXPECT_EQ(table.labor(), 1) << "but what lies there";
}

// Rules: harbor.ships
TEST(ProvinceHarbor, TwoBlackSidesGiveACoin)
{
    Table table("phase=spend turn=1 structures=harbor:0 ships=white");
    table.play("end-turn").play("roll black");
    EXPECT_EQ(table.coins(0), 3);
    EXPECT_EQ(table.labor(), 0);
}

TEST(ProvinceHarbor, TheCoinOfTheShipsIsCutToTheBank)
{
    Table table("phase=spend turn=1 structures=harbor:0 ships=white coins=20.23 goals=!xxxx");
    table.play("end-turn").play("roll black");
    EXPECT_EQ(table.coins(0), 20);
}

// Rules: effects.use
TEST(ProvinceHarbor, WithoutAHarborTheShipsGiveNothing)
{
    Table table("phase=spend structures=harbor:0 ships=black");
    table.play("end-turn");
    EXPECT_EQ(table.actor(), 1);
    EXPECT_EQ(table.coins(1), 3);
}

// Rules: harbor.mixed, harbor.hire, work.entry
TEST(ProvinceHarbor, MixedShipsLetASailorBeHiredForThreeCoins)
{
    Table table("phase=spend structures=harbor:0 ships=mixed coins=4.3 labor=1.1");
    table.play("hire");
    EXPECT_EQ(table.coins(0), 1);
    EXPECT_EQ(table.labor(), 1) << "it brings nothing by coming";
    EXPECT_EQ(table.state().workers[firstSailor], static_cast<int>(Zone::upper));
    EXPECT_EQ(table.state().sailorOf[0], 0);
}

// Rules: harbor.hire, harbor.mixed, harbor.sailors, harbor.one-sailor
TEST(ProvinceHarbor, HiringHasItsConditions)
{
    EXPECT_EQ(Table("phase=spend coins=9.3 goals=!xxx-").refusal("hire"), problem::hireNeedsHarbor);
    EXPECT_EQ(Table("phase=spend structures=harbor:0 ships=white coins=4.3").refusal("hire"),
              problem::hireNeedsMixedShips);
    EXPECT_EQ(Table("phase=spend structures=harbor:0 ships=mixed coins=2.3").refusal("hire"),
              "coins-missing (needed 3, owned 2)");
    Table table("phase=spend structures=harbor:0 ships=mixed coins=9.3 goals=!xxx-");
    table.play("hire");
    EXPECT_EQ(table.refusal("hire"), problem::oneSailorATurn);
    EXPECT_EQ(Table("phase=spend structures=harbor:01 ships=mixed coins=9.3 goals=x!xxx "
                    "workers=u*,r,l,-,-,1u,1u,1u")
                  .refusal("hire"),
              problem::noSailorsLeft)
        << "three in all";
}

TEST(ProvinceHarbor, OneWhoBorrowedAHarborMayHireThoughHeBuiltHisOwnNow)
{
    Table table("phase=spend structures=harbor:1,lender:0 ships=mixed labor=3.3 coins=9.3 goals=!xxx-");
    table.play("borrow harbor").play("build harbor");
    EXPECT_TRUE(table.can("hire"));
}

// Rules: work.new
TEST(ProvinceHarbor, ASailorMayNotBeMovedInTheTurnOfHiring)
{
    Table table("phase=spend structures=harbor:0 ships=mixed coins=4.3");
    table.play("hire");
    EXPECT_EQ(table.refusal("move sailor upper"), problem::workIsOver);
}

} // namespace

} // namespace waystone::province::test
