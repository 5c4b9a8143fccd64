// "The board of works": street sections, houses, markets (readings: Milestones, Board of works).

#include "milestones/table.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace waystone::milestones::test {

namespace {

constexpr std::string_view plenty = "9 stone 9 wood 9 sand";

Layout builder(std::string_view sections, std::string_view goods = plenty)
{
    return Layout().sections(sections).during(Phase::build).goods(0, goods);
}

} // namespace

// Rules: works.visit
TEST(MilestonesBoardOfWorks, AsManyConstructionsAsOneWantsOfAnyKind)
{
    Table table(builder("", "3 stone 2 wood 3 sand"));
    table.play(section("a1-b2-b3")).play(section("b3-c3-d3")).play(house("b2-b3-c2")).play(market("b3"));
    EXPECT_EQ(table.goods(0), goods(""));
    EXPECT_EQ(table.points(0), 1 + 2 + 3 + 2);
    EXPECT_EQ(table.actor(), 0);
}

// Rules: works.costs
TEST(MilestonesBoardOfWorks, EachConstructionNeedsItsGoods)
{
    const std::string_view streets = "a1-b2-b3 b3-c3-d3";
    const Table noStone(builder(streets, "9 wood 9 sand 9 grain 9 coin"));
    EXPECT_TRUE(noStone.options(Verb::section).empty());
    EXPECT_TRUE(noStone.options(Verb::house).empty());
    EXPECT_FALSE(noStone.options(Verb::market).empty());
    const Table noSand(builder(streets, "9 stone 9 wood 9 grain 9 coin"));
    EXPECT_TRUE(noSand.options(Verb::section).empty());
    EXPECT_FALSE(noSand.options(Verb::house).empty());
    EXPECT_TRUE(noSand.options(Verb::market).empty());
    const Table noWood(builder(streets, "9 stone 9 sand 9 grain 9 coin"));
    EXPECT_FALSE(noWood.options(Verb::section).empty());
    EXPECT_TRUE(noWood.options(Verb::house).empty());
    EXPECT_TRUE(noWood.options(Verb::market).empty());
}

// Rules: street.first, street.start
TEST(MilestonesBoardOfWorks, TheFirstStreetBeginsAtTheStartMarket)
{
    const Table table(builder(""));
    for (const Action each : table.options(Verb::section))
        EXPECT_EQ(each.first, at("a1"));
    EXPECT_TRUE(table.can(section("a1-b2-c2")));
    EXPECT_FALSE(table.can(section("b2-b3-b4")));
    EXPECT_TRUE(table.options(Verb::house).empty()) << "no street, no lot";
    EXPECT_TRUE(table.options(Verb::market).empty());
}

// Rules: street.section
TEST(MilestonesBoardOfWorks, ASectionIsTwoPiecesAndAMilestoneBetweenThem)
{
    Table table(builder(""));
    const int milestones = table.state().milestonesLeft;
    table.play(section("a1-b2-b3"));
    EXPECT_EQ(table.state().milestonesLeft, milestones - 1);
    EXPECT_EQ(table.state().vertices[at("b2")], vertex::milestone | 2);
    EXPECT_EQ(table.state().vertices[at("b3")], 1) << "the far end stays uncovered";
    EXPECT_EQ(table.state().vertices[at("a1")], vertex::market | 1);
    EXPECT_EQ(table.pointsWon(0), 1) << "the number under the milestone alone";
}

// Rules: street.from-end
TEST(MilestonesBoardOfWorks, AtAStreetsEndTheNumberBetweenStaysFree)
{
    Table table(builder("a1-b2-b3"));
    table.play(section("b3-b4-b5"));
    EXPECT_EQ(table.state().vertices[at("b3")], 2);
    EXPECT_TRUE(table.can(market("b3")));
}

// Rules: street.bends
TEST(MilestonesBoardOfWorks, AnyBendEvenTheSharpOneAfterWhichTheEndsAreNeighbours)
{
    Table table(builder("a1-b2-b3"));
    EXPECT_TRUE(table.can(section("b3-b4-b5"))) << "straight";
    EXPECT_TRUE(table.can(section("b3-b4-c4"))) << "a wide bend";
    EXPECT_TRUE(table.can(section("b3-b4-c3"))) << "a sharp bend";
    table.play(section("b3-b4-c3"));
    EXPECT_FALSE(table.can(section("c3-c4-b4"))) << "b4 bears a milestone";
    EXPECT_TRUE(table.can(section("c3-c2-d2"))) << "c3 is a street's end like any other";
}

// Rules: street.no-loop, street.numbers
TEST(MilestonesBoardOfWorks, MilestoneAndEndLieOnNumbersThatNoStreetTouches)
{
    const Table table(builder("a1-b2-b3 b3-c3-d3 a1-b1-c1"));
    for (const std::string_view path : {"c1-b2-c2", "c1-c2-b2", "c1-c2-c3", "d3-c2-b3", "d3-c2-c1"})
        EXPECT_FALSE(table.can(section(path))) << path;
    EXPECT_TRUE(table.can(section("c1-c2-d2")));
}

// Rules: street.numbers, components.numbers
TEST(MilestonesBoardOfWorks, TheStartVertexIsNeverTheMiddleOrTheEndOfASection)
{
    const Table first(builder(""));
    EXPECT_FALSE(first.can(section("b2-a1-b1")));
    EXPECT_FALSE(first.can(section("a1-b2-a1")));
    const Table later(builder("a1-b2-b3"));
    EXPECT_FALSE(later.can(section("b3-a2-a1")));
}

// Rules: street.from-market, street.not-from-joint
TEST(MilestonesBoardOfWorks, StreetsBranchOnlyAtMarkets)
{
    const std::string_view streets = "a1-b2-b3 b3-c3-d3";
    EXPECT_FALSE(Table(builder(streets)).can(section("b3-b4-b5")));
    Table table(builder(streets).markets("b3"));
    EXPECT_TRUE(table.can(section("b3-b4-b5")));
    table.play(section("b3-b4-b5"));
    EXPECT_TRUE(table.can(section("b3-a3-a4"))) << "a market takes any number of streets";
}

TEST(MilestonesBoardOfWorks, AMarketAtAStreetsEndGoesOnTwoWays)
{
    Table table(builder("a1-b2-b3"));
    table.play(market("b3")).play(section("b3-b4-b5")).play(section("b3-c3-d3"));
    EXPECT_EQ(table.state().vertices[at("b3")], vertex::market | 3);
}

// Rules: street.points
TEST(MilestonesBoardOfWorks, TheNumberOfAnOwnSectionsEndIsNotScored)
{
    Table table(builder("a1-b2-b3"));
    table.play(section("b3-b4-b5"));
    EXPECT_EQ(table.pointsWon(0), 3) << "b4 alone";
}

// Rules: house.street
TEST(MilestonesBoardOfWorks, AHouseNeedsAStreetOnAnEdge)
{
    const Table table(builder("a1-b2-b3"));
    EXPECT_TRUE(table.can(house("b2-b3-c2")));
    EXPECT_TRUE(table.can(house("a2-b2-b3")));
    EXPECT_FALSE(table.can(house("a2-a3-b3"))) << "a corner on a street is not enough";
    EXPECT_FALSE(table.can(house("b4-c3-c4")));
}

// Rules: house.triangle
TEST(MilestonesBoardOfWorks, OneHouseATriangle)
{
    Table table(builder("a1-b2-b3"));
    table.play(house("b2-b3-c2"));
    EXPECT_FALSE(table.can(house("b2-b3-c2")));
    EXPECT_TRUE(table.can(house("a2-b2-b3")));
}

// Rules: components.uncovered
TEST(MilestonesBoardOfWorks, HousesCoverNoNumber)
{
    Table table(builder("a1-b2-b3 b3-c3-d3"));
    table.play(house("b2-b3-c2"));
    EXPECT_EQ(table.pointsWon(0), 2 + 1);
    table.play(house("b3-c2-c3"));
    EXPECT_EQ(table.pointsWon(0), 2 + 1) << "the same two numbers again";
}

// Rules: components.uncovered, house.points
TEST(MilestonesBoardOfWorks, AStreetsEndAndAJointAreUncoveredNumbers)
{
    Table table(builder("a1-a2-b2"));
    table.play(house("a1-a2-b2"));
    EXPECT_EQ(table.pointsWon(0), 1) << "the market and the milestone are covered, the start has no number";
}

// Rules: house.bush
TEST(MilestonesBoardOfWorks, AHouseMayStandOnABushWithoutABonusTile)
{
    const Table table(builder("a1-b2-b3 b3-b4-b5"));
    EXPECT_FALSE(table.can(house("a3-a4-b4"))) << "no street there yet";
    Table next(builder("a1-b2-b3 b3-b4-a4"));
    EXPECT_TRUE(next.can(house("a3-a4-b4")));
    next.play(house("a3-a4-b4"));
    EXPECT_EQ(next.pointsWon(0), 1 + 2);
    EXPECT_EQ(next.state().phase, Phase::build) << "nothing is on offer";
}

// Rules: market.where, market.free
TEST(MilestonesBoardOfWorks, AMarketOnAStreetsEndOrAJointOnly)
{
    const Table table(builder("a1-b2-b3 b3-c3-d3"));
    std::vector<Action> expected{market("b3"), market("d3")};
    std::ranges::sort(expected);
    EXPECT_EQ(table.options(Verb::market), expected);
    EXPECT_FALSE(table.can(market("b2"))) << "a milestone covers it";
    EXPECT_FALSE(table.can(market("a1"))) << "there is one";
    EXPECT_FALSE(table.can(market("c2"))) << "no street";
}

// Rules: market.free
TEST(MilestonesBoardOfWorks, OnlyOneMarketAVertex)
{
    Table table(builder("a1-b2-b3"));
    table.play(market("b3"));
    EXPECT_FALSE(table.can(market("b3")));
}

// Rules: boards.common
TEST(MilestonesBoardOfWorks, EverybodyMayBuildOnWhatOthersBuilt)
{
    Table table(
        Layout().goods(0, "1 stone 1 sand").goods(1, "1 stone 1 wood").during(Phase::build).turn(0, 0));
    table.play(section("a1-b2-b3"));
    if (table.actor() == 0)
        table.play(finish());
    table.play(move(boardOfWorks));
    table.play(house("b2-b3-c2"));
    EXPECT_EQ(table.points(1), 3);
}

// Rules: street.supply, components.limited
TEST(MilestonesBoardOfWorks, NoMoreSectionsThanTheSupplyHolds)
{
    // Twenty-three sections lie; there are pieces for one more.
    const std::string_view streets = "a1-a2-a3 a3-a4-a5 a5-a6-a7 a7-a8-a9 a9-a10-a11 a1-b1-c1 c1-d1-e1 "
                                     "e1-f1-f2 f2-f3-f4 f4-f5-f6 f6-f7-f8 "
                                     "f8-f9-f10 a1-b2-b3 b3-b4-b5 b5-b6-b7 b7-b8-b9 b9-b10-b11 b3-c3-d4 "
                                     "d4-d5-d6 d6-d7-d8 d8-d9-d10 d4-d3-d2 "
                                     "d6-e6-e7";
    Table table(builder(streets).markets("b3 d4 d6"));
    EXPECT_EQ(table.state().milestonesLeft, 1);
    table.play(section("d10-d11-d12"));
    EXPECT_EQ(table.state().milestonesLeft, 0);
    EXPECT_TRUE(table.options(Verb::section).empty());
    EXPECT_FALSE(table.options(Verb::market).empty());
}

// Rules: house.supply, components.limited
TEST(MilestonesBoardOfWorks, NoMoreHousesThanTheSupplyHolds)
{
    const std::string_view streets = "a1-b2-b3 b3-b4-b5 b5-b6-b7 b7-b8-b9";
    Table table(
        builder(streets).houses("a1-a2-b2 a2-b2-b3 a3-b3-b4 a4-b4-b5 a5-b5-b6 a6-b6-b7 b2-b3-c2 b3-b4-c3 "
                                "b4-b5-c4 b5-b6-c5 b6-b7-c6"));
    EXPECT_EQ(table.state().housesLeft, 1);
    table.play(house("a7-b7-b8"));
    EXPECT_EQ(table.state().housesLeft, 0);
    EXPECT_TRUE(table.options(Verb::house).empty());
}

// Rules: market.supply, components.limited
TEST(MilestonesBoardOfWorks, NoMoreMarketsThanTheSupplyHolds)
{
    const std::string_view streets = "a1-a2-a3 a3-a4-a5 a5-a6-a7 a7-a8-a9 a9-a10-a11 a1-b1-c1 c1-d1-e1 "
                                     "e1-f1-f2 f2-f3-f4 f4-f5-f6 f6-f7-f8 "
                                     "f8-f9-f10";
    Table table(builder(streets).markets("a3 a5 a7 a9 a11 c1 e1 f2 f4 f6"));
    EXPECT_EQ(table.state().marketsLeft, 1) << "one of the twelve lies on the start";
    table.play(market("f8"));
    EXPECT_EQ(table.state().marketsLeft, 0);
    EXPECT_TRUE(table.options(Verb::market).empty());
    EXPECT_FALSE(table.options(Verb::section).empty());
}

} // namespace waystone::milestones::test
