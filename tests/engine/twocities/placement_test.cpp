// Where tiles may be put: the examples of the book, adjacency, the square of four by four, and every refusal.

#include "twocities/rules/building.h"
#include "twocities/rules/queries.h"
#include "twocities/rules/windows.h"
#include "twocities/table.h"
#include "twocities/words/codes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>

namespace waystone::twocities::test {

namespace {

std::string codeOf(const State &state, Seat seat, Action action)
{
    const std::optional<Problem> problem = rules().refuse(state, seat, action);
    ActionList legal;
    rules().legal(state, seat, legal);
    EXPECT_EQ(legal.contains(action), !problem) << rules().notation(action);
    return problem ? problem->code : "";
}

/// Seat 0 of three has these two tiles to place; only its left city (city 0) is drawn.
State placing(const std::string &city, std::string_view one, std::string_view other)
{
    State state = stateWith(3, {city});
    state.phase = Phase::place;
    state.round = tile::isDuplex(select(one, one).first) ? 1 : 0;
    state.acting = 0b111;
    state.open.fill(side::both);
    state.kept[0] = {select(one, one).first, select(other, other).first};
    state.kept[1] = state.kept[2] = {0, 0};
    return state;
}

/// Every connected arrangement of so many buildings within four by four, each fitting its window closely.
std::vector<std::uint16_t> arrangements(int size)
{
    std::vector<std::uint16_t> all;
    for (unsigned mask = 1; mask < (1u << cityCells); ++mask) {
        const auto cells = static_cast<std::uint16_t>(mask);
        if (std::popcount(mask) == size && window::group(cells) == cells && (mask & 0xF) != 0 &&
            (mask & window::leftColumn) != 0)
            all.push_back(cells);
    }
    return all;
}

} // namespace

// Rules: placing.first-tile
TEST(TwoCitiesPlacement, ACitysFirstTileHasNoPositionToChoose)
{
    const State state = placing("", "shop", "park");
    EXPECT_EQ(codeOf(state, 0, place("shop", 0, "d4")), "");
    EXPECT_EQ(codeOf(state, 0, place("shop", 0, "d5")), problem::firstTileInTheMiddle);
    ActionList legal;
    rules().legal(state, 0, legal);
    EXPECT_EQ(legal.size(), 4u) << "two tiles, two cities";
}

// Rules: placing.adjacent, placing.empty
TEST(TwoCitiesPlacement, ATileSharesAnEdgeWithAnother)
{
    const State state = placing("s", "shop", "park");
    for (const char *cell : {"c4", "e4", "d3", "d5"})
        EXPECT_EQ(codeOf(state, 0, place("park", 0, cell)), "") << cell;
    for (const char *cell : {"c3", "e5", "b4", "d6", "g4"})
        EXPECT_EQ(codeOf(state, 0, place("park", 0, cell)), problem::notAdjacent) << cell;
    EXPECT_EQ(codeOf(state, 0, place("park", 0, "d4")), problem::cellTaken);
}

// Readings: Between Two Cities, Placement: the frame is not fixed in advance; the whole never exceeds four by four.
// Rules: placing.four-by-four, placing.no-frame
TEST(TwoCitiesPlacement, ACityNeverExceedsFourByFour)
{
    const State row = placing("ssss", "shop", "park"); // d4 to g4
    EXPECT_EQ(codeOf(row, 0, place("park", 0, "c4")), problem::beyondFourByFour);
    EXPECT_EQ(codeOf(row, 0, place("park", 0, "d3")), "");
    EXPECT_EQ(codeOf(row, 0, place("park", 0, "g5")), "");
    const State column = placing("s s s s", "shop", "park"); // d4 to d7
    EXPECT_EQ(codeOf(column, 0, place("park", 0, "d3")), problem::beyondFourByFour);
    EXPECT_EQ(codeOf(column, 0, place("park", 0, "c5")), "");
    const State three = placing("sss", "shop", "park");
    EXPECT_EQ(codeOf(three, 0, place("park", 0, "c4")), "");
    EXPECT_EQ(codeOf(three, 0, place("park", 0, "g4")), "");
}

// The pictures of the book: a factory above a park above a row of four shops, and a duplex tile of park and factory.
// Rules: placing.duplex, placing.upright, placing.four-by-four
TEST(TwoCitiesPlacement, TheDuplexTileOfTheBook)
{
    // Rows 1 to 3, columns 0 to 3 of the book; its (1,2) is the first tile here, d4.
    const State state = placing("..f. ..p. ssss", "park/factory", "park-office");
    const auto at = [](int row, int column) {
        return std::string{static_cast<char>('d' + column - 2), static_cast<char>('4' + row - 1)};
    };
    EXPECT_EQ(codeOf(state, 0, place("park/factory", 0, at(0, 3))), "");
    EXPECT_EQ(codeOf(state, 0, place("park/factory", 0, at(1, 3))), "");
    EXPECT_EQ(codeOf(state, 0, place("park/factory", 0, at(-1, 2))), problem::beyondFourByFour)
        << "five rows";
    EXPECT_EQ(codeOf(state, 0, place("park/factory", 0, at(2, 3))), problem::cellTaken);
    // Beside the factory two cells lie free from left to right, but the tile stands upright.
    const State tall = placing("f p s s", "park/factory", "park-office");
    EXPECT_EQ(codeOf(tall, 0, place("park/factory", 0, "e7")), problem::tileMayNotTurn);
    EXPECT_EQ(codeOf(tall, 0, place("park-office", 0, "e7")), "");
    const State wide = placing("fpss", "park/factory", "park-office");
    EXPECT_EQ(codeOf(wide, 0, place("park-office", 0, "g5")), problem::tileMayNotTurn);
    EXPECT_EQ(codeOf(wide, 0, place("park-office", 0, "f5")), "");
}

// Rules: placing.duplex
TEST(TwoCitiesPlacement, OneHalfOfADuplexTileMustTouchTheCity)
{
    const State state = placing("s", "park/factory", "park-office");
    EXPECT_EQ(codeOf(state, 0, place("park-office", 0, "b4")), "") << "its right half touches";
    EXPECT_EQ(codeOf(state, 0, place("park-office", 0, "e4")), "");
    EXPECT_EQ(codeOf(state, 0, place("park-office", 0, "c3")), "") << "its right half lies above";
    EXPECT_EQ(codeOf(state, 0, place("park-office", 0, "b3")), problem::notAdjacent);
    EXPECT_EQ(codeOf(state, 0, place("park/factory", 0, "d2")), "");
    EXPECT_EQ(codeOf(state, 0, place("park/factory", 0, "c3")), "");
    EXPECT_EQ(codeOf(state, 0, place("park/factory", 0, "d1")), problem::notAdjacent);
    EXPECT_EQ(codeOf(state, 0, place("park-office", 0, "g4")), problem::notAdjacent)
        << "half of it beyond the grid";
}

// Rules: placing.one-each, placing.own, idea.partners
TEST(TwoCitiesPlacement, OneTileIntoEachCity)
{
    State state = placing("s", "shop", "park");
    state.cities[2] = cityFrom("s");
    rules().apply(state, 0, place("park", 0, "d5"), nullptr);
    EXPECT_EQ(codeOf(state, 0, place("shop", 0, "d3")), problem::cityHasItsTile);
    EXPECT_EQ(codeOf(state, 0, place("park", 2, "d3")), problem::notAmongYourTiles);
    EXPECT_EQ(codeOf(state, 0, place("shop", 1, "d4")), problem::notYourCity);
    EXPECT_EQ(codeOf(state, 0, place("shop", 3, "d4")), problem::noSuchCity);
    EXPECT_EQ(codeOf(state, 0, place("shop", 2, "d3")), "");
    rules().apply(state, 0, place("shop", 2, "d3"), nullptr);
    EXPECT_EQ(codeOf(state, 0, place("shop", 2, "d5")), problem::nothingToPlace);
    EXPECT_FALSE(rules().actors(state).includes(0));
    EXPECT_TRUE(rules().actors(state).includes(1));
}

TEST(TwoCitiesPlacement, CellsKeepTheirNamesWhereverTheCityGrows)
{
    City city;
    const Edition &edition = rules().edition();
    const auto shows = [&city](int cell, Kind kind) {
        for (int bit = 0; bit < cityCells; ++bit)
            if (((city.buildings[static_cast<std::size_t>(kind)] >> bit) & 1) != 0 &&
                cellAt(city, bit) == cell)
                return true;
        return false;
    };
    putTile(edition, city, static_cast<int>(Kind::shop), grid::middle);
    putTile(edition, city, static_cast<int>(Kind::park), grid::middle + 1);
    putTile(edition, city, static_cast<int>(Kind::house), grid::middle - grid::side);
    putTile(edition, city, static_cast<int>(Kind::bed), grid::middle - 1);
    putTile(edition, city, select("park-office", "park-office").first, grid::middle - 2 * grid::side);
    EXPECT_TRUE(shows(grid::middle, Kind::shop));
    EXPECT_TRUE(shows(grid::middle + 1, Kind::park));
    EXPECT_TRUE(shows(grid::middle - grid::side, Kind::house));
    EXPECT_TRUE(shows(grid::middle - 1, Kind::bed));
    EXPECT_TRUE(shows(grid::middle - 2 * grid::side, Kind::park));
    EXPECT_TRUE(shows(grid::middle - 2 * grid::side + 1, Kind::office));
    EXPECT_EQ(std::popcount(occupied(city)), 6);
}

// Readings: Between Two Cities, Placement: every city can always be completed, checked by exhaustion.
// Rules: placing.no-frame
TEST(TwoCitiesPlacement, EveryCityCanBeCompleted)
{
    for (int size = 1; size < cityCells; ++size)
        for (const std::uint16_t city : arrangements(size))
            ASSERT_NE(window::singleSites(city), 0u) << size << ' ' << city;
    // Duplex tiles come second, to six buildings and to eight.
    for (const int size : {6, 8})
        for (const std::uint16_t city : arrangements(size)) {
            ASSERT_NE(window::duplexSites(city, true), 0u) << size << ' ' << city;
            ASSERT_NE(window::duplexSites(city, false), 0u) << size << ' ' << city;
        }
}

} // namespace waystone::twocities::test
