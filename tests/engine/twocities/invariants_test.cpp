// What holds in every position of every game, over random games of two to seven players.

#include "twocities/book_actions.h"
#include "twocities/rules/queries.h"
#include "twocities/table.h"
#include "twocities/words/terms.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace waystone::twocities::test {

namespace {

#ifdef NDEBUG
constexpr int gamesATable = 10'000;
constexpr int gamesLookedAtClosely = 300;
#else
constexpr int gamesATable = 200;
constexpr int gamesLookedAtClosely = 20;
#endif

struct TwoCitiesRandomGames : testing::TestWithParam<int> {
    const int players = GetParam();

    template <class Watch>
    void play(int games, std::uint64_t seed, const Watch &watch) const
    {
        for (int game = 0; game < games && !HasFatalFailure(); ++game) {
            Rng rng(seed + static_cast<std::uint64_t>(game));
            State state = *rules().from(rules().start(players, 0));
            Events events;
            while (state.phase != Phase::over) {
                const State before = state;
                events.clear();
                const Seat seat = playOne(state, rng, &events);
                watch(before, seat, state, events);
                if (HasFatalFailure()) {
                    ADD_FAILURE() << "seed " << seed + static_cast<std::uint64_t>(game);
                    return;
                }
            }
        }
    }
};

/// All tiles wherever they are, by their number.
std::map<int, int> everyTile(const State &state)
{
    std::map<int, int> tiles;
    const auto add = [&tiles](int tile) {
        if (tile != tile::none)
            ++tiles[tile];
    };
    for (std::size_t kind = 0; kind < kinds; ++kind)
        tiles[static_cast<int>(kind)] += state.singlesLeft[kind];
    for (int index = 0; index < 24; ++index)
        if (((state.duplexesLeft >> index) & 1) != 0)
            add(tile::duplex(index));
    for (Seat seat = 0; seat < state.players; ++seat) {
        std::ranges::for_each(state.hands[seat], add);
        if (state.phase == Phase::place)
            std::ranges::for_each(state.kept[seat], add);
    }
    std::ranges::for_each(state.discards, add);
    const twocities::Setup setup = rules().setup(state);
    for (const auto &city : setup.cities)
        for (const PlacedTile &placed : city)
            add(placed.tile);
    return tiles;
}

/// What is wrong with a city, looked at without the help of its window.
std::string brokenCity(const City &city)
{
    std::set<std::pair<int, int>> cells;
    int buildings = 0;
    for (const std::uint16_t mask : city.buildings)
        for (int bit = 0; bit < cityCells; ++bit)
            if (((mask >> bit) & 1) != 0) {
                const int cell = cellAt(city, bit);
                cells.insert({grid::row(cell), grid::column(cell)});
                ++buildings;
            }
    if (std::ssize(cells) != buildings)
        return "two buildings on a cell";
    if (cells.empty())
        return "";
    if (!cells.contains({3, 3}))
        return "the first tile is not in the middle";
    for (const auto &[row, column] : cells)
        for (const auto &[otherRow, otherColumn] : cells)
            if (row - otherRow > 3 || column - otherColumn > 3)
                return "more than four by four";
    std::set<std::pair<int, int>> reached;
    std::vector<std::pair<int, int>> next{{3, 3}};
    while (!next.empty()) {
        const auto [row, column] = next.back();
        next.pop_back();
        if (cells.contains({row, column}) && reached.insert({row, column}).second)
            next.insert(next.end(),
                        {{row - 1, column}, {row + 1, column}, {row, column - 1}, {row, column + 1}});
    }
    return reached == cells ? "" : "in pieces";
}

} // namespace

TEST_P(TwoCitiesRandomGames, CitiesKeepTheirShapeAndNoTileIsLost)
{
    const std::map<int, int> all = everyTile(*rules().from(rules().start(players, 0)));
    play(gamesLookedAtClosely, 1000, [&](const State &, Seat, const State &after, const Events &) {
        for (const City &city : after.cities)
            ASSERT_EQ(brokenCity(city), "");
        ASSERT_EQ(everyTile(after), all);
    });
}

// Rules: idea.square, rounds.over
TEST_P(TwoCitiesRandomGames, EveryGameEndsWithFullCities)
{
    for (int game = 0; game < gamesATable; ++game) {
        Rng rng(static_cast<std::uint64_t>(game) + 50'000);
        State state = *rules().from(rules().start(players, 0));
        int plies = 0;
        while (state.phase != Phase::over) {
            playOne(state, rng);
            ++plies;
        }
        const int turns = players == 2 ? 14 : 7;
        const int draws = players == 2 ? 2 * 34 : 17 * players;
        ASSERT_EQ(plies, draws + 3 * turns * players) << game;
        for (int city = 0; city < cityCount(players); ++city)
            ASSERT_EQ(occupied(state.cities[static_cast<std::size_t>(city)]), 0xFFFF) << game;
    }
}

TEST_P(TwoCitiesRandomGames, LegalIsWhatTheBookAllows)
{
    play(gamesLookedAtClosely / 5, 3000, [&](const State &, Seat, const State &after, const Events &) {
        for (Seat seat = 0; seat < players; ++seat) {
            ActionList legal;
            rules().legal(after, seat, legal);
            ASSERT_EQ(std::vector<Action>(legal.begin(), legal.end()),
                      bookActions(rules().edition(), after, seat));
        }
    });
}

// Rules: placing.stays
TEST_P(TwoCitiesRandomGames, WhatIsPlacedStaysWhereItIs)
{
    play(gamesLookedAtClosely / 5, 4000, [&](const State &before, Seat, const State &after, const Events &) {
        const twocities::Setup was = rules().setup(before);
        const twocities::Setup is = rules().setup(after);
        for (std::size_t city = 0; city < was.cities.size(); ++city)
            ASSERT_TRUE(std::ranges::includes(is.cities[city], was.cities[city]));
    });
}

// Rules: scoring.duplex-halves, placing.duplex
TEST_P(TwoCitiesRandomGames, ADuplexTileIsTwoBuildingsSideBySide)
{
    play(gamesLookedAtClosely / 10, 5000, [&](const State &, Seat, const State &after, const Events &) {
        std::map<std::uint32_t, Piece> halves;
        for (const Piece &piece : rules().pieces(rules().view(after, nobody)))
            if (static_cast<Area>(piece.place.area) == Area::city && piece.value != 0)
                halves[piece.id] = piece;
        ASSERT_EQ(halves.size() % 2, 0u);
        for (const auto &[id, piece] : halves) {
            if (id % 2 != 0)
                continue;
            const Piece &other = halves.at(id + 1);
            const bool isHorizontal = piece.value == 3;
            ASSERT_EQ(piece.place.owner, other.place.owner);
            ASSERT_EQ(other.place.index, piece.place.index + (isHorizontal ? 1 : grid::side));
            ASSERT_EQ(other.value, piece.value + 1);
        }
    });
}

INSTANTIATE_TEST_SUITE_P(Table, TwoCitiesRandomGames, testing::Values(2, 3, 4, 5, 6, 7),
                         [](const auto &info) { return std::to_string(info.param) + "Players"; });

} // namespace waystone::twocities::test
