// The loan in all its cases, with both values of the option loanDuration.

#include "province/table.h"
#include "province/words/codes.h"

#include <gtest/gtest.h>

namespace waystone::province::test {

namespace {

Choices whileHeld()
{
    Choices choices;
    choices.loanDuration = LoanDuration::whileHeld;
    return choices;
}

// Rules: loan.needs-lender, loan.what, effects.lender
TEST(ProvinceLoan, NeedsALenderOfOnesOwnAndAStructureOfTheOpponent)
{
    EXPECT_EQ(Table("structures=lender:1,camp:1").refusal("borrow camp"), problem::borrowNeedsLender);
    Table table("structures=lender:01,camp:1,mill:01");
    EXPECT_TRUE(table.can("borrow camp"));
    EXPECT_EQ(table.refusal("borrow union"), "borrow-not-built (structure union)");
    EXPECT_EQ(table.refusal("borrow mill"), "borrow-own-structure (structure mill)");
    EXPECT_EQ(table.refusal("borrow lender"), "borrow-own-structure (structure lender)");
}

// Rules: loan.borrow
TEST(ProvinceLoan, TakesTheCoinFromTheSupply)
{
    Table table("structures=lender:0,camp:1");
    table.play("borrow camp");
    EXPECT_EQ(table.state().lender, 0);
    EXPECT_EQ(table.coins(0), 2) << "borrowing itself costs nothing";
    ASSERT_EQ(table.events().size(), 1u);
    EXPECT_EQ(table.events()[0].what, "lenderCoin");
    EXPECT_EQ(table.events()[0].from.owner, nobody);
    EXPECT_EQ(table.events()[0].to.owner, 0);
    EXPECT_TRUE(table.can("move yellow upper"));
}

// Rules: loan.borrow
TEST(ProvinceLoan, IsPossibleAtAnyMomentOfOnesTurn)
{
    EXPECT_TRUE(Table("structures=lender:0,union:1").can("borrow union")) << "before working";
    EXPECT_TRUE(Table("structures=lender:0,union:1 workers=u*,r,l,-,-,-,-,-").can("borrow union"));
    EXPECT_TRUE(Table("phase=spend structures=lender:0,union:1").can("borrow union"));
    Table table("phase=spend labor=2.2 structures=union:1");
    table.play("build lender");
    EXPECT_TRUE(table.can("borrow union")) << "with a Lender that was built just now";
}

// Rules: loan.holder, loan.own-effect
TEST(ProvinceLoan, NotWhileOneHoldsTheCoin)
{
    Table table("structures=lender:0,camp:1,union:1 loan=0");
    EXPECT_EQ(table.refusal("borrow camp"), problem::borrowHoldsCoin);
}

// Rules: loan.take-over
TEST(ProvinceLoan, TakesTheCoinAndTheDebtFromTheOpponent)
{
    Table table("structures=lender:01,camp:1 loan=1");
    table.play("borrow camp");
    EXPECT_EQ(table.state().lender, 0);
    EXPECT_EQ(table.events()[0].from.owner, 1);
    EXPECT_TRUE(table.can("move yellow upper"));
    table.playAll("move green left, finish-work, end-turn, move green upper, finish-work");
    EXPECT_EQ(table.actor(), 1);
    EXPECT_EQ(table.refusal("repay"), problem::noLoan) << "the debt has gone with it";
}

// Rules: loan.repay
TEST(ProvinceLoan, IsRepaidForThreeCoins)
{
    Table table("structures=lender:0,camp:1 loan=0 coins=4.3");
    table.playAll("move green left, finish-work, repay");
    EXPECT_EQ(table.coins(0), 1);
    EXPECT_EQ(table.state().lender, nobody);
    EXPECT_EQ(Table("phase=spend structures=lender:0,camp:1 loan=0 coins=2.3").refusal("repay"),
              "coins-missing (needed 3, owned 2)");
}

// Rules: loan.repay
TEST(ProvinceLoan, IsRepaidInTheSameTurn)
{
    Table table("phase=spend structures=lender:0,union:1 coins=6.3");
    table.playAll("borrow union, union, repay");
    EXPECT_EQ(table.coins(0), 1);
    EXPECT_EQ(table.labor(), 1);
    EXPECT_EQ(table.state().lender, nobody);
}

// Rules: loan.duration
TEST(ProvinceLoan, TheEffectLastsUntilTheEndOfTheTurn)
{
    Table table("phase=spend structures=lender:0,union:1 coins=9.3 goals=!xxx-");
    table.playAll("borrow union, repay, union");
    EXPECT_EQ(table.labor(), 1) << "paying back does not end it";
    EXPECT_EQ(table.refusal("borrow union"), "borrow-again (structure union)");
    table.playAll("end-turn, move green left, finish-work, end-turn, move green right, finish-work");
    EXPECT_EQ(table.refusal("union"), problem::unionNeeded);
}

TEST(ProvinceLoan, TheCoinMayBeTakenAgainInTheSameTurn)
{
    Table table("phase=spend structures=lender:0,union:1,mill:1 coins=9.3 goals=!xxx-");
    table.playAll("borrow union, repay, borrow mill");
    EXPECT_EQ(table.labor(), 1);
    EXPECT_TRUE(table.can("union")) << "both effects are there";
    EXPECT_EQ(table.state().lender, 0);
}

// Rules: loan.duration, loan.debt
TEST(ProvinceLoan, AHeldCoinHasNoEffectInALaterTurn)
{
    Table table("structures=lender:0,camp:1,mill:1");
    table.playAll("borrow camp, move yellow upper, finish-work, end-turn, move green left, finish-work, "
                  "end-turn");
    EXPECT_EQ(table.state().lender, 0);
    EXPECT_EQ(table.refusal("move yellow right"), problem::yellowNeedsCamp);
    EXPECT_EQ(table.refusal("borrow mill"), problem::borrowHoldsCoin);
}

// Rules: loan.duration
TEST(ProvinceLoan, WhileHeldTheEffectLastsAsLongAsTheCoinIsHeld)
{
    Table table("structures=lender:0,camp:1", whileHeld());
    table.playAll("borrow camp, move yellow upper, finish-work, end-turn, move green left, finish-work, "
                  "end-turn");
    EXPECT_TRUE(table.can("move yellow right"));
}

TEST(ProvinceLoan, WhileHeldTheEffectLeavesWithTheCoin)
{
    Table paid("phase=spend structures=lender:0,union:1 coins=9.3 goals=!xxx-", whileHeld());
    paid.playAll("borrow union, repay");
    EXPECT_EQ(paid.refusal("union"), problem::unionNeeded);
    EXPECT_TRUE(paid.can("borrow union")) << "they have the effect no more";

    Table taken("structures=lender:01,camp:1,mill:0 loan=0 borrowed=camp turn=1", whileHeld());
    EXPECT_TRUE(taken.can("move yellow upper")) << "their own Camp";
    taken.playAll("borrow mill, move green left, finish-work, end-turn");
    EXPECT_EQ(taken.actor(), 0);
    EXPECT_EQ(taken.refusal("move yellow upper"), problem::yellowNeedsCamp);
    EXPECT_EQ(taken.state().lender, 1);
}

// Rules: loan.start-effects
TEST(ProvinceLoan, BorrowedMillAndSmithyGiveTheirLaborOnceAtOnce)
{
    for (const std::string_view name : {"mill", "smithy"}) {
        Table table("structures=lender:0,mill:1,smithy:1 goals=!xx--");
        table.play("borrow " + std::string(name));
        EXPECT_EQ(table.labor(), 1) << name;
        EXPECT_EQ(table.state().laborGained, 1) << name;
        table.playAll("move green upper, finish-work, end-turn");
        EXPECT_EQ(table.labor(), 2) << "the opponent's own";
        table.playAll("move green left, finish-work, end-turn");
        EXPECT_EQ(table.labor(), 0) << name;
    }
}

TEST(ProvinceLoan, WhileHeldABorrowedMillPaysInEachLaterTurn)
{
    Table table("structures=lender:0,mill:1 goals=!xx--", whileHeld());
    table.playAll("borrow mill, move green upper, finish-work, end-turn, move green left, finish-work, "
                  "end-turn");
    EXPECT_EQ(table.labor(), 1);
}

// Rules: loan.start-effects, harbor.ships
TEST(ProvinceLoan, ABorrowedHarborGivesWhatTheShipsShowAtOnce)
{
    Table white("structures=lender:0,harbor:1 ships=white");
    white.play("borrow harbor");
    EXPECT_EQ(white.labor(), 1);
    Table black("structures=lender:0,harbor:1 ships=black");
    black.play("borrow harbor");
    EXPECT_EQ(black.coins(0), 3);
    Table mixed("phase=spend structures=lender:0,harbor:1 ships=mixed coins=4.3");
    EXPECT_EQ(mixed.refusal("hire"), problem::hireNeedsHarbor);
    mixed.play("borrow harbor").play("hire");
    EXPECT_EQ(mixed.coins(0), 1);
}

TEST(ProvinceLoan, WhileHeldABorrowedHarborPaysInEachLaterTurn)
{
    Table table("structures=lender:0,harbor:1 ships=black", whileHeld());
    table.playAll("borrow harbor, move green left, finish-work, end-turn, roll black, move green upper, "
                  "finish-work, end-turn");
    EXPECT_EQ(table.coins(0), 4);
}

TEST(ProvinceLoan, WhileHeldAReturnedHarborHiresNobody)
{
    Table table("phase=spend structures=lender:0,harbor:1 ships=mixed coins=9.3 goals=!xxx-", whileHeld());
    table.play("borrow harbor");
    EXPECT_TRUE(table.can("hire"));
    table.play("repay");
    EXPECT_EQ(table.refusal("hire"), problem::hireNeedsHarbor);
}

TEST(ProvinceLoan, ABorrowedBankPaysForEachWorkerThatArrivesLater)
{
    Table table("structures=lender:01,bank:1 workers=u,u,l,-,-,-,-,-");
    table.play("move green upper");
    EXPECT_EQ(table.coins(0), 3);
    table.play("borrow bank").play("move green upper");
    EXPECT_EQ(table.coins(0), 5);
}

TEST(ProvinceLoan, ABorrowedVillageMovesTheOrangeWorker)
{
    Table table("structures=lender:0,camp:1,village:1 goals=-!---");
    table.play("borrow village").play("move orange upper");
    EXPECT_EQ(table.refusal("move yellow upper"), problem::yellowNeedsCamp) << "only what is borrowed";
}

// Rules: loan.what
TEST(ProvinceLoan, SailorsAreNeverBorrowed)
{
    Table table("structures=lender:0,harbor:1 ships=mixed workers=u,r,l,-,-,1u,-,-");
    table.play("borrow harbor");
    EXPECT_EQ(table.refusal("move sailor upper"), problem::sailorOfOpponent);
}

// Rules: loan.counts-for-nothing
TEST(ProvinceLoan, BorrowedStructuresCountForNoGoal)
{
    // Three structures and a borrowed one are not four; a borrowed Camp is no worker of one's own.
    Table structures("structures=lender:0,mill:0,union:0,camp:1 goals=--!--");
    structures.play("borrow camp");
    EXPECT_FALSE(structures.hasGoal(0, Goal::structures));
    Table workers("structures=lender:0,camp:1,harbor:0 ships=white workers=u,r,l,u,-,0u,-,-");
    workers.play("borrow camp");
    EXPECT_FALSE(workers.hasGoal(0, Goal::workers));
    Table values("structures=lender:01,bank:1,mill:0,smithy:0 goals=!---x");
    values.play("borrow bank");
    EXPECT_EQ(values.points(0), 1 + 1 + 2) << "and for no points";
}

// Rules: end.lender-coin
TEST(ProvinceLoan, HeldAtTheEndItCostsTwoPoints)
{
    Table table("phase=spend labor=9.9 coins=6.3 goals=!xxxx "
                "structures=lender:0,bank:0,mill:0,smithy:0,union:0,harbor:0 ships=white loan=0");
    table.play("build camp");
    ASSERT_TRUE(table.isOver());
    EXPECT_EQ(table.points(0), 1 + 2 + 1 + 2 + 1 + 1 + 1 - 2);
    EXPECT_EQ(table.pointsWon(0), 1 - 2);
}

} // namespace

} // namespace waystone::province::test
