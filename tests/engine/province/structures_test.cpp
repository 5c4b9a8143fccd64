// Building, the effects of the structures, and the option millSmithy.

#include "province/table.h"
#include "province/words/codes.h"

#include <gtest/gtest.h>

namespace waystone::province::test {

namespace {

// The book's example: the Lender costs two labor and two coins and is worth 1 point, the Bank 2.
// Rules: build.cost, build.first-builder, build.labor, build.coins
TEST(ProvinceStructures, TheLenderCostsTwoAndTwo)
{
    Table table("phase=spend labor=2.2 coins=2.3");
    table.play("build lender");
    EXPECT_EQ(table.labor(), 0);
    EXPECT_EQ(table.coins(0), 0);
    EXPECT_EQ(table.bank(), 40);
    EXPECT_EQ(table.pointsWon(0), 1);
    EXPECT_TRUE(table.owns(0, Structure::lender));

    EXPECT_EQ(Table("phase=spend labor=1.1").refusal("build lender"), "labor-missing (needed 2, owned 1)");
    EXPECT_EQ(Table("phase=spend labor=1.1 coins=1.3").refusal("build lender"),
              "labor-and-coins-missing (needed 2, owned 1, neededCoins 2, ownedCoins 1)")
        << "who gets the labor should not learn only then that it was not all";
    EXPECT_EQ(Table("phase=spend labor=2.2 coins=1.3").refusal("build lender"),
              "coins-missing (needed 2, owned 1)");
}

// Rules: build.first-builder
TEST(ProvinceStructures, TheBankIsWorthTwo)
{
    Table table("phase=spend labor=5.5 coins=5.3 structures=lender:0 goals=!x---");
    table.play("build bank");
    EXPECT_EQ(table.pointsWon(0), 2);
}

// Rules: build.first-builder, build.second
TEST(ProvinceStructures, OnlyTheFirstBuilderScores)
{
    Table table("phase=spend labor=2.2 structures=lender:1");
    table.play("build lender");
    EXPECT_EQ(table.pointsWon(0), 0);
    EXPECT_EQ(table.points(0), 0);
    EXPECT_EQ(table.points(1), 1);
}

// Rules: build.one, build.once
TEST(ProvinceStructures, OneATurnAndEachOnce)
{
    Table table("phase=spend labor=9.9 coins=20.3 goals=!xxxx structures=union:0");
    EXPECT_EQ(table.refusal("build union"), "built-already (structure union)");
    table.play("build lender");
    EXPECT_EQ(table.refusal("build mill"), "one-structure-a-turn (structure lender)");
    EXPECT_EQ(table.refusal("build lender"), "built-already (structure lender)");
}

// Rules: build.prerequisite, build.mill-smithy
TEST(ProvinceStructures, ArrowsTellWhatIsNeeded)
{
    Table table("phase=spend labor=9.9 coins=20.3 goals=!xxxx structures=lender:1,camp:1,mill:1");
    EXPECT_EQ(table.refusal("build bank"), "structure-needed (structure bank, needed lender)");
    EXPECT_EQ(table.refusal("build village"), "structure-needed (structure village, needed camp)");
    EXPECT_EQ(table.refusal("build smithy"), "structure-needed (structure smithy, needed mill)");
    EXPECT_TRUE(table.can("build mill"));
}

// Rules: build.prerequisite, loan.counts-for-nothing
TEST(ProvinceStructures, ABorrowedStructureIsNoPrerequisite)
{
    Table table("phase=spend labor=9.9 coins=20.3 goals=!xxxx structures=lender:0,camp:1");
    table.play("borrow camp");
    EXPECT_EQ(table.refusal("build village"), "structure-needed (structure village, needed camp)");
}

// Rules: effects.mill, effects.smithy, turn.start
TEST(ProvinceStructures, MillAndSmithyGiveLaborAtTheStartOfATurn)
{
    Table table("phase=spend turn=1 structures=mill:0,smithy:0 goals=!x---");
    table.play("end-turn");
    EXPECT_EQ(table.actor(), 0);
    EXPECT_EQ(table.labor(), 2);
    EXPECT_EQ(table.state().laborGained, 2);
}

// Rules: effects.not-yet
TEST(ProvinceStructures, WhatIsBuiltNowGivesNoStartOfTurnGain)
{
    Table table("phase=spend labor=3.3 coins=4.3");
    table.play("build mill");
    EXPECT_EQ(table.labor(), 0);
    EXPECT_EQ(table.gained("labor"), 0);
    table.play("end-turn").play("move green upper").play("finish-work").play("end-turn");
    EXPECT_EQ(table.labor(), 1);
}

// Rules: effects.union
TEST(ProvinceStructures, TheUnionTurnsTwoCoinsIntoLabor)
{
    Table table("phase=spend coins=5.3 structures=union:0");
    table.play("union").play("union");
    EXPECT_EQ(table.coins(0), 1);
    EXPECT_EQ(table.labor(), 2);
    EXPECT_EQ(table.refusal("union"), "coins-missing (needed 2, owned 1)");
    EXPECT_EQ(Table("phase=spend coins=5.3 structures=union:1").refusal("union"), problem::unionNeeded);
}

TEST(ProvinceStructures, TheUnionWorksInTheTurnInWhichItIsBuilt)
{
    Table table("phase=spend labor=2.2 coins=5.3");
    table.play("build union").play("union");
    EXPECT_EQ(table.labor(), 1);
}

// Rules: grind.exchange
TEST(ProvinceStructures, GrindingTurnsTwoLaborIntoACoin)
{
    Table table("phase=spend labor=5.5 coins=2.3 goals=!x---");
    table.play("grind").play("grind");
    EXPECT_EQ(table.coins(0), 4);
    EXPECT_EQ(table.labor(), 1);
    EXPECT_EQ(table.refusal("grind"), "labor-missing (needed 2, owned 1)");
}

// Rules: grind.exchange
TEST(ProvinceStructures, GrindingNeedsACoinInTheBank)
{
    EXPECT_EQ(Table("phase=spend labor=4.4 coins=20.23 goals=!xxxx").refusal("grind"), problem::bankEmpty);
    EXPECT_TRUE(Table("phase=spend labor=4.4 coins=20.22 goals=!xxxx").can("grind"));
}

} // namespace

} // namespace waystone::province::test
