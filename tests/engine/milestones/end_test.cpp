// "End of the game": what triggers it and who still plays (readings: Milestones, End).

#include "milestones/table.h"

#include <gtest/gtest.h>

namespace waystone::milestones::test {

namespace {

/// A board of which a move to the last space brings nothing.
constexpr std::string_view quiet = "Q2 Q2 L1 L1 - - - -";
constexpr std::string_view spent = "x x x x - - - -";

/// Plays the turn of whoever has to act without building, trading or scoring.
void playQuietTurn(Table &table)
{
    const Seat seat = table.actor();
    for (int moved = 0; moved < 2 && table.actor() == seat; ++moved) {
        const int pawn = table.state().seats[seat].pawn;
        table.play(move(pawn < 7 ? 7 : pawn + 1));
        if (table.can(finish()))
            table.play(finish());
    }
}

/// A builder two points short of the target, who reaches it with a milestone on a2.
Layout nearTheEnd(int players, Seat seat, int target)
{
    return Layout(players)
        .turn(seat)
        .during(Phase::build)
        .points(seat, target - 2)
        .goods(seat, "2 stone 2 sand 1 wood")
        .workers(seat, quiet);
}

Seat clockwise(Seat seat, int players)
{
    return static_cast<Seat>((seat + 1) % players);
}

} // namespace

// Rules: end.target
TEST(MilestonesEnd, TheTargetsAre67And59And51)
{
    for (const auto &[players, target] : {std::pair{2, 67}, std::pair{3, 59}, std::pair{4, 51}}) {
        SCOPED_TRACE(players);
        const Seat seat = 1;
        Table reaches(nearTheEnd(players, seat, target));
        reaches.play(section("a1-a2-a3"));
        EXPECT_EQ(reaches.points(seat), target);
        EXPECT_TRUE(reaches.happened(Event::Kind::endTriggered));
        EXPECT_EQ(reaches.state().endedBy, seat);

        Table falls(nearTheEnd(players, seat, target - 1));
        falls.play(section("a1-a2-a3"));
        EXPECT_EQ(falls.state().endedBy, nobody) << "one short";
    }
}

TEST(MilestonesEnd, PassingTheTargetTriggersItToo)
{
    Table table(nearTheEnd(2, 0, 68));
    table.play(section("a1-a2-a3"));
    EXPECT_EQ(table.points(0), 68);
    EXPECT_EQ(table.state().endedBy, 0);
}

// Rules: end.last-turns
TEST(MilestonesEnd, TheTriggerPlayerFinishesHisTurnAndEveryOtherHasOneMore)
{
    for (int players = 2; players <= 4; ++players)
        for (Seat trigger = 0; trigger < players; ++trigger) {
            SCOPED_TRACE(testing::Message() << players << " players, trigger " << int(trigger));
            const int target = rulesWith().edition().targets[static_cast<std::size_t>(players)];
            Layout layout = nearTheEnd(players, trigger, target);
            for (Seat seat = 0; seat < players; ++seat)
                layout.workers(seat, seat == trigger ? quiet
                                     : seat == clockwise(trigger, players)
                                         ? "S5 S5 G4 G5 - - - -"
                                         : (seat % 2 == 0 ? "C4 C6 Q7 Q8 - - - -" : "L4 L4 L8 L8 - - - -"));
            Table table(layout);
            table.play(section("a1-a2-a3"));
            EXPECT_EQ(table.actor(), trigger);
            table.play(market("a3")); // they go on building
            while (table.actor() == trigger) {
                if (table.can(finish()))
                    table.play(finish());
                else
                    table.play(move(mill)); // the second move of their last turn
            }
            for (Seat seat = clockwise(trigger, players); seat != trigger; seat = clockwise(seat, players)) {
                ASSERT_FALSE(table.isOver());
                ASSERT_EQ(table.actor(), seat);
                EXPECT_EQ(table.state().movesLeft, 1) << "a full turn";
                playQuietTurn(table);
            }
            EXPECT_TRUE(table.isOver());
            EXPECT_TRUE(table.happened(Event::Kind::gameEnded));
        }
}

// Rules: end.once
TEST(MilestonesEnd, TurnsAreNotEvenedOut)
{
    // The start player triggers it and does not play again, though the other then has had as many turns as
    // they; the player before the start player triggers it and the start player has one turn more.
    for (const Seat trigger : {Seat{0}, Seat{1}}) {
        Table table(Layout()
                        .startSeat(0)
                        .points(trigger, 67)
                        .endedBy(trigger)
                        .turn(clockwise(trigger, 2), 0)
                        .pawn(clockwise(trigger, 2), 7));
        table.play(move(8));
        EXPECT_TRUE(table.isOver()) << int(trigger);
    }
}

// Rules: end.once
TEST(MilestonesEnd, ASecondTriggerChangesNothing)
{
    Table table(Layout(3)
                    .points(0, 59)
                    .endedBy(0)
                    .turn(1)
                    .during(Phase::build)
                    .points(1, 57)
                    .goods(1, "1 stone 1 sand")
                    .workers(1, quiet));
    table.play(section("a1-a2-a3"));
    EXPECT_EQ(table.points(1), 59);
    EXPECT_EQ(table.state().endedBy, 0);
    EXPECT_FALSE(table.happened(Event::Kind::endTriggered));
    while (table.actor() == 1)
        table.play(table.can(finish()) ? finish() : move(mill));
    EXPECT_EQ(table.actor(), 2);
    playQuietTurn(table);
    EXPECT_TRUE(table.isOver()) << "not one more turn for anybody";
}

TEST(MilestonesEnd, PointsOfABonusWorkerTriggerIt)
{
    Table table(Layout().workers(0, "Q2* Q2 - - - - - -").points(0, 66));
    table.play(move(1));
    EXPECT_EQ(table.state().endedBy, 0);
    EXPECT_EQ(table.actor(), 0) << "the second move is still played";
}

// Rules: end.last-tile
TEST(MilestonesEnd, BuyingTheLastTileOfTheDisplayTriggersIt)
{
    Table table(Layout().pile(0).displayOf(1).display("L4L4").during(Phase::trade).goods(0, "2 coin"));
    table.play(hire("L4L4", 6));
    EXPECT_EQ(table.state().endedBy, 0);
    EXPECT_TRUE(table.happened(Event::Kind::endTriggered));
    EXPECT_FALSE(table.isOver());
}

// Rules: end.last-tile
TEST(MilestonesEnd, ThePilesLastTileTriggersNothing)
{
    Table table(Layout().pile(1).display("L4L4 S5S5").during(Phase::trade).goods(0, "2 coin"));
    table.play(hire("L4L4", 6)).chance();
    EXPECT_EQ(table.state().pileSize, 0);
    EXPECT_EQ(table.state().endedBy, nobody);

    Table next(Layout().pile(0).displayOf(2).display("L4L4").during(Phase::trade).goods(0, "2 coin"));
    next.play(hire("L4L4", 6));
    EXPECT_EQ(next.state().endedBy, nobody) << "one tile is left on display";
}

// Rules: end.over
TEST(MilestonesEnd, FinalScoringCannotTriggerIt)
{
    // Seat 1 passes the target by a majority alone; the game is over and seat 0 stays the one who ended it.
    Table table(Layout()
                    .points(0, 67)
                    .endedBy(0)
                    .points(1, 64)
                    .workers(0, "Q2 Q2 - - - - - -")
                    .workers(1, "C4 C6 - - - - - -")
                    .turn(1, 0)
                    .pawn(1, 7));
    table.play(move(8));
    EXPECT_EQ(table.points(1), 69);
    EXPECT_EQ(table.state().endedBy, 0);
    EXPECT_TRUE(table.isOver());
}

namespace {

/// Seat 1 is spent; seat 0 is about to build its last section.
Layout nearlyStalled(std::string_view goods)
{
    return Layout()
        .workers(0, spent)
        .workers(1, spent)
        .goods(0, goods)
        .goods(1, "1 coin 1 grain")
        .pawn(1, 9)
        .turn(0, 0)
        .during(Phase::build);
}

void endTurn(Table &table)
{
    while (table.actor() == 0 && table.can(finish()))
        table.play(finish());
}

} // namespace

// Rules: end.stalled
TEST(MilestonesEnd, WhenEverySeatIsSpentTheGameEndsWithTheFinalScoring)
{
    // No visible worker anywhere, and coins + half the cubes below two: nobody can ever hire again.
    Table table(nearlyStalled("1 stone 1 sand 3 grain"));
    table.play(section("a1-a2-a3"));
    endTurn(table);
    EXPECT_TRUE(table.isOver());
    EXPECT_EQ(table.points(0), 2) << "all are equal in every category";
}

// Rules: end.stalled
TEST(MilestonesEnd, OrPlayGoesOn)
{
    Table table(nearlyStalled("1 stone 1 sand 3 grain"), {Stalled::playOn, AllEqualCategory::notScored});
    table.play(section("a1-a2-a3"));
    endTurn(table);
    EXPECT_FALSE(table.isOver());
    EXPECT_EQ(table.actor(), 1);
}

TEST(MilestonesEnd, AStalledGameEndsOnlyAtTheEndOfATurn)
{
    Table table(nearlyStalled("1 stone 1 sand 3 grain").turn(0, 1));
    table.play(section("a1-a2-a3"));
    endTurn(table);
    EXPECT_FALSE(table.isOver());
    EXPECT_EQ(table.actor(), 0);
    table.play(move(mill));
    endTurn(table);
    EXPECT_TRUE(table.isOver());
}

// Rules: end.stalled
TEST(MilestonesEnd, WhoCanStillPayForATileIsNotSpent)
{
    for (const std::string_view goods :
         {"1 stone 1 sand 4 grain", "1 stone 1 sand 2 grain 1 coin", "1 stone 1 sand 2 coin"}) {
        SCOPED_TRACE(goods);
        Table table(nearlyStalled(goods));
        table.play(section("a1-a2-a3"));
        endTurn(table);
        EXPECT_FALSE(table.isOver());
    }
    Table oneWorker(nearlyStalled("1 stone 1 sand").workers(1, "Q2 x - - - - - -"));
    oneWorker.play(section("a1-a2-a3"));
    endTurn(oneWorker);
    EXPECT_FALSE(oneWorker.isOver()) << "a worker still brings goods";
}

} // namespace waystone::milestones::test
