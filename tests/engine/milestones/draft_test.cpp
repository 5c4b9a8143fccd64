// "Setup": chance and the choice of the starting tiles (readings: Milestones, Setup).

#include "milestones/table.h"
#include "milestones/words/codes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace waystone::milestones::test {

namespace {

Table drafting(int players, Seat startSeat)
{
    Table table = Table::fresh(players, startSeat);
    table.chance();
    return table;
}

std::set<int> tilesToChoose(const Table &table)
{
    std::set<int> tiles;
    for (const Action each : table.options(Verb::choose))
        tiles.insert(each.first);
    return tiles;
}

Action choose(Action of, int space)
{
    of.second = static_cast<std::uint8_t>(space);
    return of;
}

} // namespace

// Rules: setup.capital, setup.first-market
TEST(MilestonesDraft, EveryoneBeginsOnTheCastleWithOneCoinAndNoPoint)
{
    for (int players = 2; players <= 4; ++players) {
        const Table table = Table::fresh(players);
        for (Seat seat = 0; seat < players; ++seat) {
            EXPECT_EQ(table.goods(seat), goods("1 coin"));
            EXPECT_EQ(table.state().seats[seat].pawn, castle);
            EXPECT_EQ(table.points(seat), 0);
            EXPECT_EQ(table.workers(seat), "- - - - - - - -");
        }
        EXPECT_EQ(table.state().vertices[at("a1")], vertex::market);
        EXPECT_EQ(table.state().marketsLeft, 11);
        EXPECT_EQ(table.state().milestonesLeft, 24);
        EXPECT_EQ(table.state().housesLeft, 12);
        EXPECT_EQ(table.state().sacksLeft, 12);
    }
}

// Rules: setup.order, setup.bonus, setup.display, components.bonus-tiles
TEST(MilestonesDraft, ChanceComesBushByBushThenDisplayThenStartingTiles)
{
    Table table = Table::fresh(3);
    const std::size_t bushes = table.rules().board().bushes.size();
    EXPECT_EQ(bushes, 15u);
    for (std::size_t bush = 0; bush < bushes; ++bush) {
        ASSERT_EQ(table.state().phase, Phase::bushes);
        EXPECT_EQ(table.options().size(), 5u - bush / 3) << "three tiles of each kind";
        table.play(putBonus(static_cast<Good>(bush / 3)));
        EXPECT_EQ(table.state().bonusOn[bush], bush / 3 + 1);
    }
    for (int shown = 0; shown < 5; ++shown) {
        ASSERT_EQ(table.state().phase, Phase::display);
        EXPECT_EQ(table.options().size(), static_cast<std::size_t>(35 - shown));
        table.play(table.options().back());
    }
    for (int shown = 0; shown < 7; ++shown) {
        ASSERT_EQ(table.state().phase, Phase::starting);
        EXPECT_EQ(table.options().size(), static_cast<std::size_t>(30 - shown));
        table.play(table.options().front());
    }
    EXPECT_EQ(table.state().phase, Phase::draft);
    EXPECT_EQ(table.state().pileSize, 23);
}

TEST(MilestonesDraft, BonusTilesAndWorkerTilesAreEquallyLikely)
{
    Table table = Table::fresh(2);
    table.play(putBonus(Good::stone)).play(putBonus(Good::stone)).play(putBonus(Good::wood));
    OutcomeList outcomes;
    table.rules().outcomes(table.state(), outcomes);
    std::vector<std::uint32_t> weights;
    for (const Outcome &outcome : outcomes)
        weights.push_back(outcome.weight);
    EXPECT_EQ(weights, (std::vector<std::uint32_t>{1, 2, 3, 3, 3})) << "as many as are left of each kind";

    Rng rng(1);
    while (table.state().phase == Phase::bushes)
        table.play(table.options().front());
    table.rules().outcomes(table.state(), outcomes);
    for (const Outcome &outcome : outcomes)
        EXPECT_EQ(outcome.weight, outcomes[0].weight);
}

// Rules: setup.start-tiles-count
TEST(MilestonesDraft, FiveSevenOrNineStartingTilesAndThePile)
{
    for (const auto &[players, tiles, pile] :
         {std::tuple{2, 5u, 25}, std::tuple{3, 7u, 23}, std::tuple{4, 9u, 21}}) {
        const Table table = drafting(players, 0);
        EXPECT_EQ(tilesToChoose(table).size(), tiles);
        EXPECT_EQ(table.state().pileSize, pile);
    }
}

// Rules: setup.order-of-choice, setup.choose, turn.first
TEST(MilestonesDraft, CounterClockwiseFromTheStartPlayersRightTheStartPlayerLast)
{
    for (int players = 2; players <= 4; ++players)
        for (Seat start = 0; start < players; ++start) {
            SCOPED_TRACE(testing::Message() << players << " players, start " << int(start));
            Table table = drafting(players, start);
            for (int order = 1; order <= players; ++order) {
                const int chooser = (start - order + 2 * players) % players;
                for (int each = 0; each < 2; ++each) {
                    ASSERT_EQ(table.state().phase, Phase::draft);
                    EXPECT_EQ(table.actor(), chooser);
                    table.play(table.options().front());
                }
            }
            EXPECT_EQ(table.state().phase, Phase::move);
            EXPECT_EQ(table.actor(), start) << "then they have the first turn";
            EXPECT_EQ(table.state().movesLeft, 1);
        }
}

// Rules: setup.choose
TEST(MilestonesDraft, WhateverElseIsTriedTheTilesComeFirst)
{
    const Table table = drafting(3, 1);
    const Seat seat = static_cast<Seat>(table.actor());
    int refused = 0;
    table.rules().everyAction([&](Action action) {
        const auto verb = static_cast<Verb>(action.verb);
        if (verb == Verb::choose || verb == Verb::putBonus || verb == Verb::turnUp)
            return;
        const std::optional<Problem> problem = table.rules().refuse(table.state(), seat, action);
        ASSERT_TRUE(problem);
        if (problem->code == problem::malformedAction)
            return;
        EXPECT_EQ(problem->code, problem::chooseObligatory) << "not what the buildings are for";
        ++refused;
    });
    EXPECT_GT(refused, 1000);
}

// Rules: setup.left-over
TEST(MilestonesDraft, TheLeftoverTileLeavesTheGame)
{
    Table table = drafting(4, 2);
    const std::set<int> offered = tilesToChoose(table);
    std::set<int> left = offered;
    while (table.state().phase == Phase::draft) {
        const Action choice = table.options().back();
        left.erase(choice.first);
        table.play(choice);
    }
    ASSERT_EQ(left.size(), 1u);
    EXPECT_EQ(table.state().tiles[static_cast<std::size_t>(*left.begin())], tilePlace::box);
    EXPECT_EQ(std::ranges::count(table.state().tiles, tilePlace::box), 1);
    EXPECT_EQ(table.state().pileSize, 21);
}

// Rules: setup.place
TEST(MilestonesDraft, AStartingTileComesOnTwoEmptyNeighbouringSpaces)
{
    Table table = drafting(2, 0);
    const int first = *tilesToChoose(table).begin();
    EXPECT_EQ(table.options().size(), 5u * 7u);
    table.play({static_cast<std::uint8_t>(Verb::choose), static_cast<std::uint8_t>(first), 4, 0});
    std::set<int> spaces;
    for (const Action each : table.options())
        spaces.insert(each.second);
    EXPECT_EQ(spaces, (std::set{1, 2, 6, 7})) << "4 and 5 are taken";
    EXPECT_EQ(tilesToChoose(table).count(first), 0u);
}

// Rules: boards.ascending-optional
TEST(MilestonesDraft, TheOrderOfTheNumbersIsFree)
{
    Table table = drafting(2, 0);
    const int tile = *tilesToChoose(table).begin();
    for (int space = 1; space <= 7; ++space)
        EXPECT_TRUE(table.can({static_cast<std::uint8_t>(Verb::choose), static_cast<std::uint8_t>(tile),
                               static_cast<std::uint8_t>(space), 0}));
    EXPECT_FALSE(table.can({static_cast<std::uint8_t>(Verb::choose), static_cast<std::uint8_t>(tile), 0, 0}));
    EXPECT_FALSE(table.can({static_cast<std::uint8_t>(Verb::choose), static_cast<std::uint8_t>(tile), 8, 0}));
}

TEST(MilestonesDraft, ATileOfTheDisplayIsNoStartingTile)
{
    const Table table = drafting(2, 0);
    const std::set<int> starting = tilesToChoose(table);
    for (int slot = 0; slot < 5; ++slot)
        EXPECT_EQ(starting.count(table.state().display[static_cast<std::size_t>(slot)]), 0u);
}

// Rules: setup.place
TEST(MilestonesDraft, ATileIsNamedByEitherHalfWhereThatIsPlain)
{
    Table drafted = drafting(2, 0);
    int named = 0;
    for (int tile = 0; tile < 4; ++tile) {
        const Seat seat = drafted.actor();
        for (const Action each : drafted.options(Verb::choose)) {
            const Action onRight = choose(each, each.second + 1);
            const std::vector<Route> routes = drafted.rules().routes(drafted.state(), seat, each);
            ASSERT_EQ(routes.size(), drafted.can(onRight) ? 1u : 2u);
            if (routes.size() == 2) {
                EXPECT_EQ(routes[1].back().index, routes[0].back().index + 1);
                ++named;
            }
        }
        drafted.play(drafted.options(Verb::choose)[static_cast<std::size_t>(tile)]);
        if (drafted.options(Verb::choose).empty())
            break;
    }
    EXPECT_GT(named, 4);
}

} // namespace waystone::milestones::test
