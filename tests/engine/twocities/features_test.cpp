#include "twocities/rules/building.h"
#include "twocities/rules/queries.h"
#include "twocities/table.h"
#include "twocities/thinking/features.h"
#include "twocities/thinking/growth.h"
#include "twocities/thinking/search_policy.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

/// What a network sees of a city, held against the city cell by cell.
namespace waystone::twocities::test {
namespace {

std::set<int> cellsOf(const City &city, std::initializer_list<Kind> wanted)
{
    std::set<int> cells;
    for (const Kind kind : wanted)
        for (int bit = 0; bit < cityCells; ++bit)
            if (((city.buildings[static_cast<std::size_t>(kind)] >> bit) & 1) != 0)
                cells.insert(cellAt(city, bit));
    return cells;
}

std::set<int> allCellsOf(const City &city)
{
    return cellsOf(city, {Kind::shop, Kind::factory, Kind::drink, Kind::food, Kind::music, Kind::bed,
                          Kind::office, Kind::park, Kind::house});
}

bool touch(int cell, const std::set<int> &cells)
{
    return std::ranges::any_of(cells, [cell](int other) {
        return std::abs(grid::row(cell) - grid::row(other)) +
                   std::abs(grid::column(cell) - grid::column(other)) ==
               1;
    });
}

/// Squares of four by four that hold all of a city, by their upper left cell.
std::vector<int> squaresAround(const std::set<int> &built)
{
    std::vector<int> squares;
    for (int top = 0; top + citySide <= grid::side; ++top)
        for (int left = 0; left + citySide <= grid::side; ++left)
            if (std::ranges::all_of(built, [&](int cell) {
                    return grid::row(cell) >= top && grid::row(cell) < top + citySide &&
                           grid::column(cell) >= left && grid::column(cell) < left + citySide;
                }))
                squares.push_back(top * grid::side + left);
    return squares;
}

Growth slowGrowthOf(const City &city)
{
    const std::set<int> built = allCellsOf(city);
    const std::set<int> shops = cellsOf(city, {Kind::shop});
    const std::set<int> taverns = cellsOf(city, {Kind::drink, Kind::food, Kind::music, Kind::bed});
    std::set<int> sites;
    Growth growth;
    for (const int square : squaresAround(built))
        for (int row = 0; row < citySide; ++row)
            for (int column = 0; column < citySide; ++column) {
                const int cell = square + row * grid::side + column;
                if (!built.contains(cell) && touch(cell, built))
                    sites.insert(cell);
                int across = 0;
                int down = 0;
                for (int step = 0; step < citySide; ++step) {
                    const int inRow = square + row * grid::side + step;
                    const int inColumn = square + step * grid::side + column;
                    across += shops.contains(inRow) ? 1 : built.contains(inRow) ? -cityCells : 0;
                    down += shops.contains(inColumn) ? 1 : built.contains(inColumn) ? -cityCells : 0;
                }
                growth.shopsInLine = std::max({growth.shopsInLine, across, down});
            }
    growth.sites = static_cast<int>(sites.size());
    const CityPoints now = rules().scorer().pointsOf(city, 0);
    for (const int cell : sites) {
        growth.besideTavern += touch(cell, taverns) ? 1 : 0;
        growth.besideFactory += touch(cell, cellsOf(city, {Kind::factory})) ? 1 : 0;
        growth.besidePark += touch(cell, cellsOf(city, {Kind::park})) ? 1 : 0;
        const auto gain = [&](Kind kind, Type type) {
            City after = city;
            putTile(rules().edition(), after, static_cast<int>(kind), cell);
            return rules().scorer().pointsOf(after, 0)[static_cast<std::size_t>(type)] -
                   now[static_cast<std::size_t>(type)];
        };
        const auto count = [](int found, int &most, int &many) {
            many = found > most ? 1 : found == most ? many + 1 : many;
            most = std::max(most, found);
        };
        count(gain(Kind::shop, Type::shop), growth.shopGain, growth.shopSites);
        count(gain(Kind::park, Type::park), growth.parkGain, growth.parkSites);
    }
    return growth;
}

TEST(Growth, IsWhatLookingAtEveryCellFinds)
{
    int looked = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Rng rng(seed);
        State state = *rules().from(rules().start(2 + static_cast<int>(seed % 3), 0));
        while (state.phase != Phase::over) {
            playOne(state, rng);
            for (const City &city : state.cities) {
                if (occupied(city) == 0)
                    continue;
                ASSERT_EQ(growthOf(rules().scorer(), city), slowGrowthOf(city)) << seed;
                ++looked;
            }
        }
    }
    EXPECT_GT(looked, 5'000);
}

TEST(TwoCitiesFeatures, AreAsManyAsTheirNames)
{
    for (int players = 2; players <= maxPlayers; ++players) {
        Rng rng(1);
        State state = *rules().from(rules().start(players, 0));
        const Policy policy;
        int expected = players == 2 ? 14 : 7;
        while (state.phase != Phase::over) {
            playOne(state, rng);
            if (!policy.judges(rules(), state))
                continue;
            EXPECT_EQ(turnsLeft(rules().edition(), state), expected--);
            for (int city = 0; city < policy.parts(rules(), state); ++city) {
                Features features;
                policy.partFeatures(rules(), state, city, features);
                EXPECT_EQ(static_cast<std::size_t>(features.size()), Policy::featureNames(players).size());
            }
        }
        EXPECT_EQ(expected, 0);
    }
}

TEST(TwoCitiesFeatures, WhoeverHasTheBetterCitiesHasTheBetterChance)
{
    for (const int players : {2, 3, 4, 7}) {
        const State state =
            randomPosition(players, 5, [](const State &at) { return Policy::judges(rules(), at); });
        PartPoints points{};
        points.fill(50);
        const Expectations even = Policy().expected(rules(), state, points);
        points[0] = 60; // of the first seat with two, shared by the first two with more
        const Expectations ahead = Policy().expected(rules(), state, points);
        double sum = 0;
        for (Seat seat = 0; seat < players; ++seat) {
            EXPECT_NEAR(even.chances[seat], 1.0 / players, 1e-9);
            sum += ahead.chances[seat];
        }
        EXPECT_NEAR(sum, 1, 1e-9);
        EXPECT_GT(ahead.chances[0], even.chances[0]);
        EXPECT_GT(ahead.margins[0], even.margins[0] - 1e-9);
    }
}

} // namespace
} // namespace waystone::twocities::test
