// Rules of the catalogue that no single chapter of the book holds: what the game is about, what an action is.

#include "milestones/table.h"
#include "milestones/words/codes.h"

#include <gtest/gtest.h>

namespace waystone::milestones::test {

namespace {

std::string refusal(const Table &table, Seat seat, Action action)
{
    const std::optional<Problem> problem = table.rules().refuse(table.state(), seat, action);
    return problem ? problem->code : "";
}

} // namespace

// Rules: idea.theme
TEST(MilestonesWholeRules, WhatIsBuiltIsPaidWithWhatOnesWorkersEarned)
{
    Table table(Layout().workers(0, "Q2 Q2 S5 S5 - - - -").goods(0, ""));
    table.play(move(1)).play(move(3)); // seat 0
    EXPECT_EQ(table.goods(0), goods("1 stone 1 sand"));
    table.play(move(1)).play(move(2)); // seat 1
    table.play(move(boardOfWorks)).play("section a1-b2-b3");
    EXPECT_EQ(table.goods(0), goods(""));
    EXPECT_EQ(table.state().milestonesLeft, 23);
}

// Rules: components.five-kinds
TEST(MilestonesWholeRules, EachOfTheFiveKindsGivesItsGood)
{
    for (const auto &[workers, good] :
         {std::pair("Q2 Q2", "1 stone"), std::pair("L4 L4", "1 wood"), std::pair("S5 S5", "1 sand"),
          std::pair("G4 G5", "1 grain"), std::pair("C4 C6", "1 coin")}) {
        Table table(Layout().workers(0, std::string(workers) + " - - - - - -").goods(0, ""));
        table.play(move(1));
        EXPECT_EQ(table.goods(0), goods(good)) << workers;
    }
}

// Readings: Milestones, Board and pieces: the books count 21, 20 or 10 cover tiles; running out changes nothing.
// Rules: components.cover-tiles
TEST(MilestonesWholeRules, CoverTilesNeverRunShort)
{
    Table table(Layout(3)
                    .workers(0, "Q1 C3 Q5 L5 x x x x")
                    .workers(1, "x x x x x x x x")
                    .workers(2, "x x x x x x x x")
                    .pawn(0, mill)
                    .goods(0, ""));
    table.play(move(castle)).play(cover(1));
    EXPECT_EQ(table.workers(0), "x C3 Q5 L5 x x x x") << "21 cover tiles in all";
    table.play(move(castle));
    EXPECT_TRUE(table.can(cover(2))) << "and a 22nd";
}

// Rules: setup.tips, boards.ascending-optional
TEST(MilestonesWholeRules, LowNumbersToTheLeftAndHighOnesToTheRightBringIncome)
{
    Table table(Layout().workers(0, "Q1 C3 C4 C6 - - - -").goods(0, ""));
    table.play(move(tradingHouse));
    EXPECT_EQ(table.coins(0), 1);
    Table mixed(Layout().workers(0, "C4 C6 Q1 C3 - - - -").goods(0, ""));
    mixed.play(move(tradingHouse));
    EXPECT_EQ(mixed.coins(0), 0);
}

// Rules: turn.order-of-play
TEST(MilestonesWholeRules, OnlyActionsOfTheGameCanBePlayedAndOnlyWhileItLasts)
{
    const Table table((Layout()));
    EXPECT_EQ(refusal(table, 0, {200, 0, 0, 0}), problem::malformedAction);
    EXPECT_EQ(refusal(table, 0, {static_cast<std::uint8_t>(Verb::finish), 0, 0, 1}),
              problem::malformedAction);

    Table ended(Layout().points(0, 67).endedBy(0).turn(1, 0).pawn(1, 7));
    ended.play(move(8));
    ASSERT_TRUE(ended.isOver());
    EXPECT_EQ(refusal(ended, 0, move(3)), problem::gameOver);
    EXPECT_EQ(refusal(ended, 1, finish()), problem::gameOver);
}

// Rules: street.lines
TEST(MilestonesWholeRules, ASectionFollowsTwoLinesAndDoesNotLeadBack)
{
    const Table table(Layout().during(Phase::build).goods(0, "1 stone 1 sand"));
    EXPECT_TRUE(table.can(section("a1-b2-b3")));
    EXPECT_EQ(refusal(table, 0, section("a1-b2-b4")), problem::sectionNotOnLines);
    EXPECT_EQ(refusal(table, 0, section("a1-a3-a4")), problem::sectionNotOnLines);
    EXPECT_EQ(refusal(table, 0, section("a1-b2-a1")), problem::sectionNotOnLines);
}

} // namespace waystone::milestones::test
