// "Playing the game" and "the worker spaces" (readings: Milestones, A turn, Employment spaces).

#include "milestones/table.h"

#include <gtest/gtest.h>

namespace waystone::milestones::test {

namespace {

std::vector<int> targets(const Table &table)
{
    std::vector<int> spaces;
    for (const Action each : table.options(Verb::move))
        spaces.push_back(each.first);
    return spaces;
}

} // namespace

// Rules: turn.move, boards.loop
TEST(MilestonesMoves, FromTheCastleAnySpaceUpToAFullLap)
{
    const Table table{Layout()};
    EXPECT_EQ(targets(table), (std::vector{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}));
    EXPECT_EQ(table.options().size(), 12u) << "a move is not left out";
}

// Rules: turn.castle-stop
TEST(MilestonesMoves, TheCastleStopsEveryMove)
{
    for (int from = 1; from < loopSpaces; ++from) {
        std::vector<int> expected{castle};
        for (int to = from + 1; to < loopSpaces; ++to)
            expected.push_back(to);
        EXPECT_EQ(targets(Table(Layout().pawn(0, from))), expected) << "from " << from;
    }
}

// Rules: turn.castle-stop
TEST(MilestonesMoves, FromTheMillOnlyTheCastle)
{
    EXPECT_EQ(targets(Table(Layout().pawn(0, mill))), std::vector<int>{castle});
}

// Rules: turn.full-lap
TEST(MilestonesMoves, AFullLapVisitsTheCastle)
{
    Table table(Layout().workers(0, "Q1 C3 Q2 Q2 - - - -").goods(0, ""));
    table.play(move(castle));
    EXPECT_EQ(table.state().phase, Phase::cover);
    EXPECT_EQ(table.goods(0), goods("")) << "passing workers on the way to another building brings nothing";
}

// Rules: turn.full-lap
TEST(MilestonesMoves, MillCastleFullLapIsTwoVisitsInOneTurn)
{
    Table table(Layout().workers(0, "Q1 C3 Q2 Q2 - - - -").pawn(0, mill));
    table.play(move(castle)).play(cover(1)).play(move(castle));
    EXPECT_EQ(table.state().phase, Phase::cover);
    EXPECT_EQ(table.actor(), 0);
    table.play(cover(2));
    EXPECT_EQ(table.workers(0), "x x Q2 Q2 - - - -");
    EXPECT_EQ(table.actor(), 1);
}

// Rules: turn.two-moves, turn.first, turn.move
TEST(MilestonesMoves, TwoMovesThenTheNextPlayerClockwise)
{
    Table table(Layout(3).turn(2));
    table.play(move(7));
    EXPECT_EQ(table.actor(), 2);
    EXPECT_EQ(table.state().seats[2].pawn, 7);
    table.play(move(8));
    EXPECT_EQ(table.actor(), 0);
    EXPECT_TRUE(table.happened(Event::Kind::turnBegan));
    EXPECT_EQ(table.state().seats[2].pawn, 8) << "the piece stays where it is";
    EXPECT_EQ(table.state().movesLeft, 1);
}

// Rules: workers.passed
TEST(MilestonesMoves, TheSpaceThatIsLeftDoesNotCount)
{
    Table table(Layout().workers(0, "Q2 Q2 - - - - - -").pawn(0, 1).goods(0, ""));
    table.play(move(2));
    EXPECT_EQ(table.goods(0), goods("1 stone"));
}

// Rules: workers.one-kind
TEST(MilestonesMoves, OnlyTheKindOnWhichTheMoveEnds)
{
    Table table(Layout().workers(0, "Q1 C3 L1 L1 Q3 Q5 C7 C8").goods(0, ""));
    table.play(move(7));
    EXPECT_EQ(table.goods(0), goods("2 coin"));
    EXPECT_EQ(table.actor(), 0);
}

TEST(MilestonesMoves, WorkersBeyondTheEndOfTheMoveGiveNothing)
{
    Table table(Layout().workers(0, "Q2 Q2 Q3 Q5 - - - -").goods(0, ""));
    table.play(move(3));
    EXPECT_EQ(table.goods(0), goods("3 stone"));
}

// Rules: workers.nothing, boards.employment
TEST(MilestonesMoves, AnEmptySpaceMayBeStoppedOnAndGivesNothing)
{
    Table table(Layout().workers(0, "Q2 Q2 - - - - - -").goods(0, "1 wood"));
    table.play(move(5));
    EXPECT_EQ(table.goods(0), goods("1 wood"));
    EXPECT_EQ(table.state().phase, Phase::move);
    EXPECT_EQ(table.state().movesLeft, 0);
}

// Rules: workers.nothing, boards.employment
TEST(MilestonesMoves, ACoveredWorkerGivesNothing)
{
    Table stop(Layout().workers(0, "Q2 Q2 Q3 x - - - -").goods(0, ""));
    stop.play(move(4));
    EXPECT_EQ(stop.goods(0), goods(""));

    Table pass(Layout().workers(0, "Q2 x Q3 Q5 - - - -").goods(0, ""));
    pass.play(move(3));
    EXPECT_EQ(pass.goods(0), goods("2 stone"));
}

TEST(MilestonesMoves, AWorkerUnderAnotherTileGivesNothing)
{
    // Quarryman 2 at 2 is hidden by the lumberjack of the tile that was laid on 2 and 3.
    Table table(Layout().workers(0, "Q2 L4 L4 - - - - -").goods(0, ""));
    table.play(move(3));
    EXPECT_EQ(table.goods(0), goods("2 wood"));
    EXPECT_EQ(table.actor(), 0);
}

// Rules: bonus.production, turn.automatic
TEST(MilestonesMoves, EveryWorkerWithABonusTileGivesItsGoodAndAPoint)
{
    Table table(Layout().workers(0, "Q2* Q2 Q3* Q5 - - - -").goods(0, ""));
    table.play(move(4));
    EXPECT_EQ(table.goods(0), goods("4 stone")) << "a bonus tile gives no further good";
    EXPECT_EQ(table.pointsWon(0, Source::bonusWorker), 2);
    EXPECT_EQ(table.points(0), 2);
}

TEST(MilestonesMoves, ABonusTileOnAnotherKindOrLeftBehindGivesNoPoint)
{
    Table table(Layout().workers(0, "Q2* Q2 L4* L4 Q3 Q5* - -").pawn(0, 1).goods(0, ""));
    table.play(move(5));
    EXPECT_EQ(table.goods(0), goods("2 stone"));
    EXPECT_EQ(table.pointsWon(0), 0);
}

// Rules: turn.automatic, components.goods, workers.store
TEST(MilestonesMoves, GoodsComeAutomaticallyAndInFull)
{
    Table table(Layout().workers(0, "Q2 Q2 Q3 Q5 - - - -").goods(0, "14 stone").pawn(0, 8).pawn(0, 1));
    table.play(move(4));
    EXPECT_EQ(table.goods(0), goods("17 stone")) << "goods are not limited by their cubes";
    EXPECT_EQ(table.state().phase, Phase::move);
}

// Rules: turn.nothing, boards.buildings
TEST(MilestonesMoves, APlayerMayDoNothingInABuilding)
{
    for (const int building : {tradingHouse, boardOfWorks, mill}) {
        Table table(Layout().pawn(0, 8).goods(0, "2 stone 2 wood 2 sand 2 grain 4 coin"));
        table.play(move(building));
        ASSERT_EQ(table.actor(), 0) << building;
        EXPECT_TRUE(table.can(finish())) << building;
        table.play(finish());
        EXPECT_EQ(table.state().phase, Phase::move) << building;
        EXPECT_TRUE(table.happened(Event::Kind::phaseBegan)) << "the next visit: goals of lessons ask for it";
        EXPECT_EQ(table.points(0), 0) << building;
    }
}

// Rules: turn.first
TEST(MilestonesMoves, OnlyTheOneWhoseTurnItIsActs)
{
    const Table table(Layout(2).turn(1));
    EXPECT_TRUE(table.rules().refuse(table.state(), 0, move(3)).has_value());
    EXPECT_FALSE(table.rules().refuse(table.state(), 1, move(3)).has_value());
    ActionList actions;
    table.rules().legal(table.state(), 0, actions);
    EXPECT_TRUE(actions.empty());
}

} // namespace waystone::milestones::test
