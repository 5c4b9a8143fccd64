// "The bonus tiles" (readings: Milestones, Bonus tiles).

#include "milestones/table.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace waystone::milestones::test {

namespace {

// From the street's end b7 a section over c7 touches the bushes b7-c6-c7 and c7-d7-d8.
constexpr std::string_view streets = "a1-b2-b3 b3-b4-b5 b5-b6-b7";

Layout builder(std::string_view workers)
{
    return Layout()
        .sections(streets)
        .during(Phase::build)
        .goods(0, "5 stone 5 wood 5 sand")
        .workers(0, workers);
}

int bushTile(const Table &table, std::string_view corners)
{
    return table.state().bonusOn[table.rules().board().bushOf[triangle(corners)]];
}

} // namespace

// Rules: bonus.when, bonus.point-on-pick-up
TEST(MilestonesBonusTiles, AMilestoneOnACornerOffersTheTile)
{
    Table table(builder("Q2 Q2 L1 L1 - - - -").bonus("b7-c6-c7", Good::wood));
    table.play(section("b7-c7-c8"));
    ASSERT_EQ(table.state().phase, Phase::offer);
    EXPECT_EQ(table.actor(), 0);
    table.play(take("b7-c6-c7", 4));
    EXPECT_EQ(table.workers(0), "Q2 Q2 L1 L1* - - - -");
    EXPECT_EQ(table.pointsWon(0, Source::bonusTile), 1);
    EXPECT_EQ(table.pointsWon(0), 1);
    EXPECT_EQ(bushTile(table, "b7-c6-c7"), 0);
    EXPECT_EQ(table.state().phase, Phase::build);
}

// Rules: bonus.same-kind
TEST(MilestonesBonusTiles, TheBuilderChoosesTheWorkerAmongThoseOfTheKind)
{
    Table table(builder("Q2 Q2 L1 L1 L8* L8 - -").bonus("b7-c6-c7", Good::wood));
    table.play(section("b7-c7-c8"));
    EXPECT_FALSE(table.can(take("b7-c6-c7", 1))) << "a quarryman";
    EXPECT_TRUE(table.can(take("b7-c6-c7", 3)));
    EXPECT_TRUE(table.can(take("b7-c6-c7", 4)));
    EXPECT_FALSE(table.can(take("b7-c6-c7", 5))) << "they have one already";
    EXPECT_TRUE(table.can(take("b7-c6-c7", 6)));
    EXPECT_FALSE(table.can(take("b7-c6-c7", 7))) << "nobody there";
}

// A click on the worker alone takes the one tile that is offered.
TEST(MilestonesBonusTiles, TheWorkerAloneMeansTheOneTileThatIsOffered)
{
    Table table(builder("Q2 Q2 L1 L1 - - - -").bonus("b7-c6-c7", Good::wood));
    table.play(section("b7-c7-c8"));
    const Action taken = take("b7-c6-c7", 4);
    const Route worker{Place{static_cast<std::uint8_t>(Area::loop), 0, taken.second}};
    const std::vector<Route> routes = table.rules().routes(table.state(), 0, taken);
    ASSERT_NE(std::ranges::find(routes, worker), routes.end());
    const std::vector<Action> meant = table.rules().meant(table.state(), 0, worker);
    EXPECT_NE(std::ranges::find(meant, taken), meant.end());
}

// Rules: bonus.choice
TEST(MilestonesBonusTiles, TheTileMayBeDeclinedAndStaysForLater)
{
    Table table(builder("Q2 Q2 L1 L1 - - - -").bonus("b7-c6-c7", Good::wood));
    table.play(section("b7-c7-c8")).play(decline("b7-c6-c7"));
    EXPECT_EQ(bushTile(table, "b7-c6-c7"), static_cast<int>(Good::wood) + 1);
    EXPECT_TRUE(table.happened(Event::Kind::declined));
    EXPECT_EQ(table.state().phase, Phase::build);
    table.play(market("b7")); // another corner of the same triangle
    EXPECT_EQ(table.state().phase, Phase::offer);
    table.play(take("b7-c6-c7", 3));
    EXPECT_EQ(table.workers(0), "Q2 Q2 L1* L1 - - - -");
}

// Rules: bonus.choice
TEST(MilestonesBonusTiles, AnOfferIsAnsweredBeforeAnythingElseIsBuilt)
{
    Table table(builder("Q2 Q2 L1 L1 - - - -").bonus("b7-c6-c7", Good::wood));
    table.play(section("b7-c7-c8"));
    EXPECT_TRUE(table.options(Verb::section).empty());
    EXPECT_TRUE(table.options(Verb::market).empty());
    EXPECT_FALSE(table.can(finish()));
}

// Rules: bonus.when
TEST(MilestonesBonusTiles, AMarketOnACornerOffersItToo)
{
    Table table(builder("Q2 Q2 L1 L1 - - - -").bonus("b7-c6-c7", Good::stone));
    table.play(market("b7"));
    ASSERT_EQ(table.state().phase, Phase::offer);
    table.play(take("b7-c6-c7", 2));
    EXPECT_EQ(table.workers(0), "Q2 Q2* L1 L1 - - - -");
}

// Rules: bonus.no-worker, bonus.one-each
TEST(MilestonesBonusTiles, WithoutAFreeWorkerOfTheKindTheTileStays)
{
    for (const std::string_view workers : {"Q2 Q2 - - - - - -", "Q2 Q2 L1* L1* - - - -"}) {
        SCOPED_TRACE(workers);
        Table table(builder(workers).bonus("b7-c6-c7", Good::wood));
        table.play(section("b7-c7-c8"));
        EXPECT_EQ(table.state().phase, Phase::build);
        EXPECT_NE(bushTile(table, "b7-c6-c7"), 0);
    }
}

TEST(MilestonesBonusTiles, ACoveredWorkerIsNoFreeWorker)
{
    Table table(
        builder("L3 x Q2 Q2 - - - -").bonus("b7-c6-c7", Good::grain)); // G3 or Q3 lies under the cover
    table.play(section("b7-c7-c8"));
    EXPECT_EQ(table.state().phase, Phase::build);
}

// Rules: bonus.when
TEST(MilestonesBonusTiles, ASectionOffersOnlyTheTilesAroundItsMilestone)
{
    // The end of the section lies at a corner of the bush, its milestone does not.
    Table table(builder("Q2 Q2 L1 L1 - - - -").bonus("d8-d9-e8", Good::wood));
    table.play(section("b7-c7-d8"));
    EXPECT_EQ(table.state().phase, Phase::build);
    EXPECT_NE(bushTile(table, "d8-d9-e8"), 0);
}

// Rules: bonus.several
TEST(MilestonesBonusTiles, SeveralTilesAroundOneVertexAreSeveralChoicesInAnyOrder)
{
    const Layout layout =
        builder("Q2 Q2 L1 L1 - - - -").bonus("b7-c6-c7", Good::wood).bonus("c7-d7-d8", Good::stone);
    Table one(layout);
    one.play(section("b7-c7-c8"));
    EXPECT_EQ(one.options(Verb::take).size(), 4u);
    EXPECT_EQ(one.options(Verb::decline).size(), 2u);
    one.play(take("c7-d7-d8", 1));
    EXPECT_EQ(one.state().phase, Phase::offer);
    one.play(take("b7-c6-c7", 3));
    EXPECT_EQ(one.workers(0), "Q2* Q2 L1* L1 - - - -");
    EXPECT_EQ(one.points(0, Source::bonusTile), 2);

    Table other(layout);
    other.play(section("b7-c7-c8")).play(decline("b7-c6-c7")).play(take("c7-d7-d8", 2));
    EXPECT_EQ(other.workers(0), "Q2 Q2* L1 L1 - - - -");
    EXPECT_NE(bushTile(other, "b7-c6-c7"), 0);
    EXPECT_EQ(other.state().phase, Phase::build);
}

// Rules: bonus.several
TEST(MilestonesBonusTiles, AnOfferLapsesWhenNoFreeWorkerOfItsKindIsLeft)
{
    Table table(builder("Q2 Q2 L1* L1 - - - -").bonus("b7-c6-c7", Good::wood).bonus("c7-d7-d8", Good::wood));
    table.play(section("b7-c7-c8"));
    EXPECT_EQ(table.options(Verb::take).size(), 2u) << "either tile, on the one free lumberjack";
    table.play(take("c7-d7-d8", 4));
    EXPECT_EQ(table.state().phase, Phase::build);
    EXPECT_NE(bushTile(table, "b7-c6-c7"), 0);
}

TEST(MilestonesBonusTiles, ADeclinedOfferLeavesTheOtherOpen)
{
    Table table(builder("Q2 Q2 L1* L1 - - - -").bonus("b7-c6-c7", Good::wood).bonus("c7-d7-d8", Good::wood));
    table.play(section("b7-c7-c8")).play(decline("b7-c6-c7"));
    EXPECT_EQ(table.state().phase, Phase::offer);
    EXPECT_EQ(table.options(Verb::take), std::vector<Action>{take("c7-d7-d8", 4)});
}

// Rules: bonus.house
TEST(MilestonesBonusTiles, AHouseOnATileMustTakeIt)
{
    Table table(Layout()
                    .sections("a1-b2-b3 b3-b4-b5 b5-b6-b7 b7-c7-c8")
                    .during(Phase::build)
                    .goods(0, "5 stone 5 wood 5 sand")
                    .workers(0, "Q2 Q2 L1 L1 - - - -")
                    .bonus("b7-c6-c7", Good::wood));
    table.play(house("b7-c6-c7"));
    EXPECT_EQ(table.pointsWon(0, Source::house), 4 + 2) << "its points come first: c7 bears a milestone";
    ASSERT_EQ(table.state().phase, Phase::offer);
    EXPECT_EQ(table.options(), (std::vector<Action>{take("b7-c6-c7", 3), take("b7-c6-c7", 4)}));
    EXPECT_FALSE(table.can(decline("b7-c6-c7")));
    table.play(take("b7-c6-c7", 3));
    EXPECT_EQ(table.points(0), 4 + 2 + 1);
    EXPECT_EQ(table.state().phase, Phase::build);
}

// Rules: bonus.house, house.bush
TEST(MilestonesBonusTiles, WhoCannotTakeTheTileMayNotBuildTheHouse)
{
    const Layout layout = Layout()
                              .sections("a1-b2-b3 b3-b4-b5 b5-b6-b7 b7-c7-c8")
                              .during(Phase::build)
                              .goods(0, "5 stone 5 wood 5 sand")
                              .bonus("b7-c6-c7", Good::wood);
    EXPECT_FALSE(Table(Layout(layout).workers(0, "Q2 Q2 S5 S5 - - - -")).can(house("b7-c6-c7")));
    EXPECT_FALSE(Table(Layout(layout).workers(0, "Q2 Q2 L1* L1* - - - -")).can(house("b7-c6-c7")));
    EXPECT_TRUE(Table(Layout(layout).workers(0, "Q2 Q2 L1* L1 - - - -")).can(house("b7-c6-c7")));
}

TEST(MilestonesBonusTiles, AHouseOffersOnlyItsOwnTile)
{
    Table table(Layout()
                    .sections("a1-b2-b3 b3-b4-b5 b5-b6-b7 b7-c7-c8")
                    .during(Phase::build)
                    .goods(0, "5 stone 5 wood 5 sand")
                    .workers(0, "Q2 Q2 L1 L1 - - - -")
                    .bonus("b7-c6-c7", Good::wood)
                    .bonus("c7-d7-d8", Good::stone));
    table.play(house("b7-b8-c7"));
    EXPECT_EQ(table.state().phase, Phase::build) << "a house at the corner of two bushes offers neither";
    table.play(house("b7-c6-c7"));
    for (const Action each : table.options())
        EXPECT_EQ(each.first, triangle("b7-c6-c7"));
}

TEST(MilestonesBonusTiles, StreetsBuiltPastATileDoNotNeedTheWorker)
{
    Table table(builder("Q2 Q2 - - - - - -").bonus("b7-c6-c7", Good::wood));
    table.play(section("b7-c6-d6"));
    EXPECT_EQ(table.state().phase, Phase::build);
    EXPECT_EQ(bushTile(table, "b7-c6-c7"), static_cast<int>(Good::wood) + 1);
}

// Rules: bonus.no-worker
TEST(MilestonesBonusTiles, AnotherPlayerPicksUpWhatWasLeft)
{
    Table table(Layout()
                    .sections(streets)
                    .during(Phase::build)
                    .turn(0, 0)
                    .goods(0, "1 stone 1 sand")
                    .workers(0, "Q2 Q2 - - - - - -")
                    .goods(1, "1 stone 1 wood")
                    .workers(1, "L1 L1 - - - - - -")
                    .bonus("b7-c6-c7", Good::wood));
    table.play(section("b7-c7-c8"));
    if (table.actor() == 0)
        table.play(finish());
    table.play(move(boardOfWorks)).play(house("b7-c6-c7")).play(take("b7-c6-c7", 1));
    EXPECT_EQ(table.workers(1), "L1* L1 - - - - - -");
}

} // namespace waystone::milestones::test
