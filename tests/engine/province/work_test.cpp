// The work phase: the rulebook's part on the work phase and its example, and the readings on access.

#include "province/table.h"
#include "province/words/codes.h"

#include <gtest/gtest.h>

namespace waystone::province::test {

namespace {

using Strings = std::vector<std::string>;

// Rules: setup.green, setup.coins, setup.goals
TEST(ProvinceWork, AGameBeginsAsTheBookSays)
{
    Table table = Table::fresh(1);
    EXPECT_EQ(table.coins(1), 2) << "the first player";
    EXPECT_EQ(table.coins(0), 3);
    EXPECT_EQ(table.bank(), 38);
    EXPECT_EQ(table.actor(), chanceSeat);
    EXPECT_EQ(table.options(),
              (Strings{"goal workers", "goal labor", "goal structures", "goal coins", "goal twoPoints"}));
    table.play("goal coins");
    EXPECT_TRUE(table.happened(Event::Kind::turnBegan)) << "the first turn";
    EXPECT_EQ(table.actor(), 1);
    EXPECT_EQ(table.options(),
              (Strings{"move green upper", "move green right", "move green left", "move-all"}));
}

// Rules: work.labor, work.coins, work.cycle
TEST(ProvinceWork, WhereAWorkerArrivesTellsWhatItBrings)
{
    Table table(""); // zones: labor, coin, labor
    table.play("move green upper");
    EXPECT_EQ(table.coins(0), 3);
    EXPECT_EQ(table.labor(), 0);
    table.play("move green right");
    EXPECT_EQ(table.coins(0), 3);
    EXPECT_EQ(table.labor(), 1);
    table.play("move green left");
    EXPECT_EQ(table.labor(), 2);
}

// Rules: work.one-zone, work.where
TEST(ProvinceWork, AWorkerGoesAtMostOneZone)
{
    Table table("");
    table.play("move green upper");
    EXPECT_TRUE(table.can("move green right")) << "the other one there";
    table.play("move green right");
    EXPECT_EQ(table.refusal("move green right"), problem::workerHasMoved);
    EXPECT_EQ(table.refusal("move green upper"), "no-worker-there (worker green)");
}

// Rules: work.must, work.finish, spend.actions, spend.end
TEST(ProvinceWork, AtLeastOneWorkerMustMove)
{
    Table table("");
    EXPECT_EQ(table.refusal("finish-work"), problem::workObligatory);
    EXPECT_EQ(table.refusal("end-turn"), problem::workObligatory);
    EXPECT_EQ(table.refusal("build lender"), problem::workObligatory);
    table.play("move green left");
    EXPECT_EQ(table.refusal("end-turn"), problem::workFirst);
    EXPECT_EQ(table.refusal("grind"), problem::workFirst);
    table.play("finish-work");
    EXPECT_EQ(table.refusal("move green right"), problem::workIsOver);
    EXPECT_EQ(table.refusal("finish-work"), problem::workIsOver);
    EXPECT_EQ(table.refusal("move-all"), problem::workIsOver);
    EXPECT_EQ(table.options(), (Strings{"end-turn"}));
}

// Rules: work.which
TEST(ProvinceWork, WhatStandsStillBringsNothing)
{
    Table table("");
    table.playAll("move green left, finish-work");
    EXPECT_EQ(table.coins(0), 2);
    EXPECT_EQ(table.labor(), 1);
}

// Rules: work.which
TEST(ProvinceWork, AllThatMayMoveCanMoveAtOnce)
{
    Table table("structures=camp:01,village:1 goals=-!---");
    table.play("move-all");
    EXPECT_EQ(table.coins(0), 4) << "green and yellow";
    EXPECT_EQ(table.labor(), 2);
    EXPECT_EQ(table.refusal("move orange upper"), problem::orangeNeedsVillage);
    EXPECT_EQ(table.refusal("move-all"), problem::allHaveMoved);
    EXPECT_EQ(table.options(), (Strings{"finish-work"}));
}

// Rules: work.which
TEST(ProvinceWork, MovingAllIsTheSameAsMovingOneByOne)
{
    Table one("structures=camp:0 workers=l,r,l,r,-,-,-,-");
    Table other = one;
    one.play("move-all");
    other.playAll("move green right, move green left, move green left, move yellow right");
    EXPECT_EQ(one.state(), other.state());
}

TEST(ProvinceWork, TheLastWorkerMovesByItself)
{
    Table table("workers=u*,r*,l,-,-,-,-,-");
    EXPECT_EQ(table.refusal("move-all"), problem::oneWorkerLeft);
    EXPECT_TRUE(table.can("move green left"));
}

TEST(ProvinceWork, MovingAllStopsWhereAGoalIsEarned)
{
    // The first green worker brings the fifth coin; the next goal is turned up before the others move.
    Table table("coins=4.3 goals=---!-");
    table.play("move-all");
    EXPECT_TRUE(table.hasGoal(0, Goal::coins));
    EXPECT_EQ(table.actor(), chanceSeat);
    EXPECT_EQ(table.labor(), 0);
    table.play("goal labor").play("move-all");
    EXPECT_EQ(table.labor(), 2);
}

// The book's example: the opponent has the Camp and the player has not.
// Rules: access.yellow, effects.use
TEST(ProvinceWork, TheYellowWorkerOfTheOpponentsCampStays)
{
    Table table("structures=camp:1");
    EXPECT_EQ(table.refusal("move yellow upper"), problem::yellowNeedsCamp);
}

TEST(ProvinceWork, TheYellowWorkerGoesForALoan)
{
    Table table("structures=camp:1,lender:0");
    EXPECT_FALSE(table.can("move yellow upper"));
    table.play("borrow camp").play("move yellow upper");
    EXPECT_EQ(table.coins(0), 3);
}

// Rules: access.yellow, effects.camp
TEST(ProvinceWork, TheYellowWorkerGoesForBothWithTwoCamps)
{
    Table table("structures=camp:10");
    table.playAll("move yellow upper, finish-work, end-turn");
    EXPECT_EQ(table.actor(), 1);
    EXPECT_TRUE(table.can("move yellow right"));
}

// Rules: access.orange, work.where
TEST(ProvinceWork, TheOrangeWorkerNeedsAVillageOfOnesOwn)
{
    EXPECT_FALSE(Table("structures=camp:01,village:1 goals=-!---").can("move orange upper"));
    EXPECT_TRUE(Table("structures=camp:0,village:0 goals=-!---").can("move orange upper"));
    EXPECT_EQ(Table("").refusal("move orange upper"), "worker-in-reserve (worker orange)");
}

// Rules: access.sailor, access.own
TEST(ProvinceWork, ASailorGoesForWhoHiredIt)
{
    const std::string_view text = "structures=harbor:01 ships=mixed workers=u,r,l,-,-,0l,1u,-";
    EXPECT_TRUE(Table(text).can("move sailor left"));
    EXPECT_EQ(Table(text).refusal("move sailor upper"), problem::sailorOfOpponent);
    EXPECT_EQ(Table(text).refusal("move sailor right"), "no-worker-there (worker sailor)");
}

// Rules: work.new, work.entry, effects.camp
TEST(ProvinceWork, AWorkerThatComesInTheSpendPhaseBringsNothingAndStays)
{
    Table table("phase=spend labor=3.3 coins=4.3");
    table.play("build camp");
    EXPECT_EQ(table.state().workers[yellowWorker], static_cast<int>(Zone::upper));
    EXPECT_EQ(table.labor(), 0);
    EXPECT_EQ(table.coins(0), 0);
    EXPECT_EQ(table.refusal("move yellow upper"), problem::workIsOver);
}

// Rules: effects.no-second-worker
TEST(ProvinceWork, ASecondCampAddsNoWorker)
{
    Table table("phase=spend labor=3.3 coins=4.3 structures=camp:1 workers=u*,r,l,l,-,-,-,-");
    table.play("build camp");
    EXPECT_EQ(table.state().workers[yellowWorker], static_cast<int>(Zone::left));
    EXPECT_FALSE(table.happened(Event::Kind::points));
}

// Rules: effects.village
TEST(ProvinceWork, TheVillageBringsTheOrangeWorker)
{
    Table table("phase=spend labor=5.5 coins=6.3 structures=camp:0 goals=-x!--");
    table.play("build village");
    EXPECT_EQ(table.state().workers[orangeWorker], static_cast<int>(Zone::upper));
}

// Rules: effects.bank
TEST(ProvinceWork, WithTheBankEachWorkerBringsTwoCoins)
{
    Table table("structures=lender:0,bank:0 workers=u,u,l,-,-,-,-,-");
    table.play("move-all");
    EXPECT_EQ(table.coins(0), 6);
}

// Rules: work.bank-empty
TEST(ProvinceWork, AnEmptyBankGivesNoCoin)
{
    Table none("coins=20.23 goals=!xxxx");
    none.play("move green upper");
    EXPECT_EQ(none.coins(0), 20);
    EXPECT_FALSE(none.happened(Event::Kind::gained));

    Table one("coins=20.22 goals=!xxxx structures=lender:0,bank:0");
    one.play("move green upper");
    EXPECT_EQ(one.coins(0), 21) << "cut to what is left";
    EXPECT_EQ(one.gained("coin"), 1);
}

// Rules: turn.labor-lost
TEST(ProvinceWork, UnusedLaborIsLostAndCoinsStay)
{
    Table table("phase=spend labor=3.3 coins=4.3");
    table.play("end-turn");
    EXPECT_EQ(table.labor(), 0);
    EXPECT_EQ(table.state().laborGained, 0);
    EXPECT_EQ(table.coins(0), 4);
    EXPECT_EQ(table.actor(), 1);
}

} // namespace

} // namespace waystone::province::test
