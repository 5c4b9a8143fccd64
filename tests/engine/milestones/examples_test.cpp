// The worked examples of the book, E1 to E12 (readings: Milestones, Worked examples), on the default edition.

#include "milestones/table.h"

#include <gtest/gtest.h>

namespace waystone::milestones::test {

namespace {

/// Philipp's board before the hire.
constexpr std::string_view philipp = "Q1 C3 - Q5 L5 C5 S6 -";
/// The streets before the example section is built.
constexpr std::string_view streets = "a1-b2-b3 b3-c3-d3 a1-b1-c1";
constexpr std::string_view streetsAfter = "a1-b2-b3 b3-c3-d3 a1-b1-c1 d3-d2-d1";

Layout builder(std::string_view sections, std::string_view goods)
{
    return Layout().sections(sections).during(Phase::build).goods(0, goods);
}

} // namespace

// E1: from the castle to the quarryman with the 5, past the one with the 1, brings two stone.
// Rules: workers.goods, workers.passed
TEST(MilestonesExamples, E1QuarrymanPassedAndReached)
{
    Table table(Layout().workers(0, philipp));
    table.play(move(4));
    EXPECT_EQ(table.goods(0), goods("2 stone 1 coin"));
    EXPECT_EQ(table.pointsWon(0), 0);
}

// E2: then on to the coiner with the 5: one coin, for the coiner with the 3 was not passed in this move.
// Rules: workers.this-move
TEST(MilestonesExamples, E2OnlyWhatThisMovePasses)
{
    Table table(Layout().workers(0, philipp));
    table.play("move 4").play("move 6");
    EXPECT_EQ(table.goods(0), goods("2 stone 2 coin"));
    EXPECT_EQ(table.state().turn, 1) << "two moves are a turn";
}

// E3: 3-3-6-7 is an ascending sequence.
// Rules: trading.income
TEST(MilestonesExamples, E3EqualNumbersAscend)
{
    Table table(Layout().workers(0, "L3 Q3 - S6 S7 - - -").pawn(0, 8).goods(0, ""));
    table.play(move(tradingHouse));
    EXPECT_EQ(table.goods(0), goods("1 coin"));
}

// E4: 8-8-6-7 is not.
// Rules: trading.income
TEST(MilestonesExamples, E4ASequenceThatFallsOnce)
{
    Table table(Layout().workers(0, "L8 L8 - S6 S7 - - -").pawn(0, 8).goods(0, ""));
    table.play(move(tradingHouse));
    EXPECT_EQ(table.goods(0), goods(""));
}

// E5: for two coins the double lumberjack comes to the left of the lumberjack, over the quarryman with the 5.
// Rules: trading.where-tile
TEST(MilestonesExamples, E5DoubleLumberjackOverAQuarryman)
{
    Table table(Layout().workers(0, philipp).display("L4L4").during(Phase::trade).goods(0, "3 coin"));
    table.play(hire("L4L4", 3));
    EXPECT_EQ(table.workers(0), "Q1 C3 L4 L4 L5 C5 S6 -");
    EXPECT_EQ(table.goods(0), goods("1 coin"));
}

// E6: a section from a street's end, its milestone on a 2.
// Rules: street.points, street.from-end
TEST(MilestonesExamples, E6SectionAtAStreetsEnd)
{
    Table table(builder(streets, "1 stone 1 sand"));
    table.play("section d3-d2-d1");
    EXPECT_EQ(table.pointsWon(0), 2);
    EXPECT_EQ(table.pointsWon(0, Source::milestone), 2);
    EXPECT_EQ(table.goods(0), goods(""));
}

// E6: the player might also have branched off from the market.
// Rules: street.from-market
TEST(MilestonesExamples, E6OrFromTheMarket)
{
    Table table(builder(streets, "1 stone 1 sand"));
    EXPECT_TRUE(table.can(section("c1-c2-d2")));
    table.play(section("a1-a2-a3"));
    EXPECT_EQ(table.pointsWon(0), 2);
}

// E6: but neither from the upper 2, which lies between two sections, nor from milestones.
// Rules: street.not-from-joint, street.not-from-milestone
TEST(MilestonesExamples, E6NotFromAJointNorFromAMilestone)
{
    const Table table(builder(streets, "1 stone 1 sand"));
    EXPECT_FALSE(table.can(section("b3-b4-b5")));
    EXPECT_FALSE(table.can(section("b2-c2-d2")));
    EXPECT_FALSE(table.can(section("c3-c4-d4")));
}

// E6: nor so that the streets close a loop.
// Rules: street.no-loop
TEST(MilestonesExamples, E6NoLoop)
{
    const Table table(builder(streets, "1 stone 1 sand"));
    for (const std::string_view path : {"d3-c2-c1", "d3-d2-c1", "c1-c2-b3", "d3-c2-b3", "a1-a2-b3"})
        EXPECT_FALSE(table.can(section(path))) << path;
}

// E7: a house counts the numbers at its corners that nothing covers, here 2 + 1.
// Rules: house.points
TEST(MilestonesExamples, E7HouseBetweenAMilestoneATwoAndAOne)
{
    Table table(builder(streetsAfter, "1 stone 1 wood"));
    table.play("house b2-b3-c2");
    EXPECT_EQ(table.pointsWon(0), 3);
    EXPECT_EQ(table.pointsWon(0, Source::house), 3);
    EXPECT_EQ(table.goods(0), goods(""));
}

// E7: a lot with all corners covered brings nothing, but may be built on.
// Rules: house.points
TEST(MilestonesExamples, E7HouseWithoutAnUncoveredCorner)
{
    Table table(builder(streetsAfter, "1 stone 1 wood"));
    table.play(house("a1-b1-b2"));
    EXPECT_EQ(table.pointsWon(0), 0);
    EXPECT_EQ(table.goods(0), goods(""));
    EXPECT_EQ(table.state().housesLeft, 11);
}

// E8: a market on the free 2 between two sections brings 2, one at the street's end would have brought 1.
// Rules: market.points, market.where
TEST(MilestonesExamples, E8MarketOnAJointOrAtAnEnd)
{
    Table joint(builder(streetsAfter, "1 wood 1 sand"));
    joint.play(market("b3"));
    EXPECT_EQ(joint.pointsWon(0, Source::market), 2);
    EXPECT_EQ(joint.pointsWon(0), 2);
    EXPECT_EQ(joint.goods(0), goods(""));

    Table end(builder(streetsAfter, "1 wood 1 sand"));
    end.play(market("d1"));
    EXPECT_EQ(end.pointsWon(0), 1);
}

// The note after E8: a house first counts a free number, which a market then covers and counts again.
// Rules: works.order
TEST(MilestonesExamples, E8TheOrderOfConstructionsIsTheBuildersChoice)
{
    Table houseFirst(builder(streetsAfter, "1 stone 2 wood 1 sand"));
    houseFirst.play(house("b2-b3-c2")).play(market("b3"));
    EXPECT_EQ(houseFirst.points(0), 5);

    Table marketFirst(builder(streetsAfter, "1 stone 2 wood 1 sand"));
    marketFirst.play(market("b3")).play(house("b2-b3-c2"));
    EXPECT_EQ(marketFirst.points(0), 3);
}

// E9: from the quarryman with the 1 to the lumberjack with the 5, past two more, one of them with a bonus
// tile.
// Rules: workers.passed, bonus.production
TEST(MilestonesExamples, E9ABonusTileOnTheWay)
{
    Table table(Layout().workers(0, "Q1 C3 L4* L4 L5 C5 S6 -").pawn(0, 1).goods(0, ""));
    table.play(move(5));
    EXPECT_EQ(table.goods(0), goods("3 wood"));
    EXPECT_EQ(table.pointsWon(0), 1);
    EXPECT_EQ(table.pointsWon(0, Source::bonusWorker), 1);
}

// E10: two grain for a sack; of the four uncovered neighbours the player takes the 3 and the 4: seven points and a
// coin.
// Rules: mill.points, mill.cost, mill.coin
TEST(MilestonesExamples, E10SackForSeven)
{
    Table table(Layout()
                    .sections("a1-b2-b3 b3-c3-d3 a1-b1-c1 d3-d2-d1 b3-b4-b5 b5-b6-b7")
                    .markets("b3 b5")
                    .during(Phase::supply)
                    .goods(0, "2 grain"));
    EXPECT_EQ(table.options(Verb::supply).size(), 6u + 3u + 1u) << "pairs at b5, at b3, the one number at a1";
    table.play(supply("b5", "a5", "c5"));
    EXPECT_EQ(table.pointsWon(0), 7);
    EXPECT_EQ(table.pointsWon(0, Source::sack), 7);
    EXPECT_EQ(table.goods(0), goods("1 coin"));
}

// E11: quarrymen worth 2, 2 and 1 (one bears a bonus tile): two points, two points and none.
// Rules: scoring.value, scoring.tie
TEST(MilestonesExamples, E11QuarrymenAtTheEnd)
{
    Table table(Layout(3)
                    .workers(0, "x Q8* - - - - - -") // Martina
                    .workers(1, "Q2 Q2 - - - - - -") // Dirk
                    .workers(2, "x Q6 - - - - - -")  // Philipp
                    .points(0, 60)
                    .endedBy(0)
                    .turn(2, 0));
    table.play(move(8));
    ASSERT_TRUE(table.isOver());
    EXPECT_EQ(table.points(0, Source::majority), 2);
    EXPECT_EQ(table.points(1, Source::majority), 2);
    EXPECT_EQ(table.points(2, Source::majority), 0);
}

// E12: 5, 7 or 9 starting tiles; whoever chooses last has three to choose from.
// Rules: setup.start-tiles-count, setup.order-of-choice
TEST(MilestonesExamples, E12StartingTiles)
{
    for (int players = 2; players <= 4; ++players) {
        SCOPED_TRACE(players);
        Table table = Table::fresh(players, 1);
        table.chance();
        ASSERT_EQ(table.state().phase, Phase::draft);
        const auto tilesToChoose = [&table] {
            std::vector<int> tiles;
            for (const Action each : table.options(Verb::choose))
                if (tiles.empty() || tiles.back() != each.first)
                    tiles.push_back(each.first);
            return tiles.size();
        };
        EXPECT_EQ(tilesToChoose(), static_cast<std::size_t>(2 * players + 1));
        for (int chosen = 0; chosen < 2 * (players - 1); ++chosen)
            table.play(table.options().front());
        EXPECT_EQ(table.actor(), 1) << "the start player";
        EXPECT_EQ(tilesToChoose(), 3u);
    }
}

} // namespace waystone::milestones::test
