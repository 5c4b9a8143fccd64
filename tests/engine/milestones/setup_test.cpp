#include "core/json/json.h"
#include "core/json/json_document.h"
#include "core/json/json_reader.h"
#include "core/json/json_writer.h"
#include "core/text/text_scanner.h"
#include "milestones/sample.h"
#include "milestones/words/names.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace waystone::milestones {
namespace {

using sample::rules;

Result<Setup> fromJson(const std::string &text)
{
    const auto document = JsonDocument::parse(text);
    if (!document)
        return document.problems();
    Problems problems;
    JsonReader reader(*document, problems);
    Setup setup = rules().setupFrom(reader);
    if (!problems.empty())
        return problems;
    return setup;
}

/// A position that has something of everything, sound or not.
Setup crowded()
{
    const Board &board = rules().board();
    Setup setup = rules().start(3, 2);
    setup.phase = Phase::offer;
    setup.turn = 1;
    setup.movesLeft = 7;
    setup.hired = true;
    setup.endedBy = Seat{0};
    setup.offerVertex = *names::vertexNamed(board, "b2");
    setup.offerHouse = *names::triangleNamed(board, "a1-b1-b2");
    setup.offers = {9, 3};
    setup.seats[1] = {mill,
                      {1, 0, 2, 30, 255},
                      {0, 1, space::worker(34, 0), space::worker(34, 1), space::worker(0, 1), 0, 1, 0},
                      {{7, 1}, {2, 7}},
                      0b10000101,
                      {65535, 0, 3, 0, 1, 0, 0, 12}};
    setup.display = {4, none, 33};
    setup.startingTiles = {none, 5};
    setup.box = {6, 6};
    setup.bonusOn = {0, 5, 1, 2};
    setup.streets = {8, 3, 3};
    setup.milestones = {4};
    setup.markets = {0, 9};
    setup.sacks = {9};
    setup.houses = {1, 0};
    return setup;
}

TEST(MilestonesSetup, TheStartIsAState)
{
    for (int players = 2; players <= maxPlayers; ++players) {
        const auto setup = rules().start(players, 1);
        const auto state = rules().from(setup);
        ASSERT_TRUE(state) << describe(state.problems().front());
        EXPECT_EQ(state->phase, Phase::bushes);
        EXPECT_EQ(state->pileSize, 35);
        EXPECT_EQ(state->milestonesLeft, 24);
        EXPECT_EQ(state->marketsLeft, 11); // readings: Milestones, Board and pieces
        EXPECT_EQ(state->bonusLeft, (std::array<std::uint8_t, 5>{3, 3, 3, 3, 3}));
        EXPECT_EQ(state->vertices[rules().board().start], vertex::market);
        for (int seat = 0; seat < players; ++seat)
            EXPECT_EQ(state->seats[static_cast<std::size_t>(seat)].goods, (Goods{0, 0, 0, 0, 1}));
        EXPECT_EQ(rules().setup(*state), setup);
    }
}

TEST(MilestonesSetup, EveryPositionOfRandomGamesComesBackFromItsSetupItsTextAndItsJson)
{
    int positions = 0;
    for (std::uint64_t seed = 0; seed < 24; ++seed) {
        sample::playRandomly(rules(), 2 + static_cast<int>(seed % 3), seed, 800, [&](const State &state) {
            const auto setup = rules().setup(state);
            const auto back = rules().from(setup);
            ASSERT_TRUE(back) << describe(back.problems().front()) << '\n' << rules().positionText(setup);
            ASSERT_EQ(*back, state) << rules().positionText(setup);
            if (++positions % 16 != 0)
                return;
            const auto read = rules().setupFrom(rules().positionText(setup));
            ASSERT_TRUE(read) << describe(read.problems().front());
            ASSERT_EQ(*read, setup) << rules().positionText(setup);
            const auto readJson = fromJson(writeJson(rules().toJson(setup)));
            ASSERT_TRUE(readJson) << describe(readJson.problems().front());
            ASSERT_EQ(*readJson, setup) << rules().positionText(setup);
        });
    }
    EXPECT_GT(positions, 5000);
}

TEST(MilestonesSetup, AnyPositionReadsBackFromJson)
{
    const std::string text = writeJson(rules().toJson(crowded()));
    const auto back = fromJson(text);
    ASSERT_TRUE(back) << describe(back.problems().front());
    EXPECT_EQ(*back, crowded());
    EXPECT_EQ(writeJson(rules().toJson(*back)), text);
}

TEST(MilestonesSetup, JsonNamesWhatItCannotRead)
{
    const std::string text = writeJson(rules().toJson(crowded()));
    struct Sample {
        std::string_view from, to, code;
    };
    for (const Sample &sample :
         {Sample{"\"turn\": 1", "\"turn\": 4", "file.out-of-range"},
          Sample{"\"phase\": \"offer\"", "\"phase\": \"bid\"", "file.unknown-value"},
          Sample{"\"phase\": \"offer\"", "\"phase\": \"offer\", \"dice\": 1", "file.unknown-key"},
          Sample{"\"turn\": 1,", "", "file.missing-key"},
          Sample{"\"offerVertex\": \"b2\"", "\"offerVertex\": \"b99\"", "file.unknown-value"},
          Sample{"\"offerVertex\": \"b2\"", "\"offerVertex\": 17", "file.wrong-type"},
          Sample{"\"0 right\"", "\"35 right\"", "file.unknown-value"},
          Sample{"\"0 right\"", "\"0 top\"", "file.unknown-value"},
          Sample{"\"pawn\": \"mill\"", "\"pawn\": \"12\"", "file.unknown-value"},
          Sample{"[4, null, 33]", "[4, null, 35]", "file.out-of-range"},
          Sample{"\"a5-a6-b6\": \"coiner\"", "\"a1-b1-b2\": \"coiner\"", "file.unknown-key"},
          Sample{"\"a5-a6-b6\": \"coiner\"", "\"a5-a6-b6\": \"baker\"", "file.unknown-value"},
          Sample{"\"stone\": 1", "\"stones\": 1", "file.unknown-key"}}) {
        const auto back = fromJson(sample::replaced(text, sample.from, sample.to));
        ASSERT_FALSE(back) << sample.to;
        EXPECT_EQ(back.problems().size(), 1u) << sample.to;
        EXPECT_EQ(back.problems().front().code, sample.code) << sample.to;
        EXPECT_NE(back.problems().front().argument("line"), nullptr);
    }
}

TEST(MilestonesPositionText, AnyPositionReadsBack)
{
    const std::string text = rules().positionText(crowded());
    EXPECT_TRUE(std::ranges::all_of(text, [](char letter) { return letter >= ' ' && letter <= '~'; }));
    const auto back = rules().setupFrom(text);
    ASSERT_TRUE(back) << describe(back.problems().front());
    EXPECT_EQ(*back, crowded());
}

TEST(MilestonesPositionText, IsPinned)
{
    EXPECT_EQ(rules().positionText(rules().start(2, 1)),
              "players=2 start=1 phase=bushes turn=1 moves=0 seat=castle:0.0.0.0.1:....... "
              "seat=castle:0.0.0.0.1:....... display=-,-,-,-,- bonus=--------------- markets=a1");
    EXPECT_EQ(rules().positionText(crowded()).substr(0, 117),
              "players=3 start=2 phase=offer turn=1 moves=7 hired=1 ended=0 at=b2 lot=a1-b1-b2 offers=" +
                  names::triangle(rules().board(), 9) + ',' + names::triangle(rules().board(), 3) +
                  " seat=castle:");
}

TEST(MilestonesPositionText, NamesTheColumnOfWhatItCannotRead)
{
    const std::string start = "players=2 start=0 phase=move turn=0 moves=1";
    const std::vector<std::pair<std::string, std::string>> samples{
        {"", "text.too-short (column 1)"},
        {"players=2", "text.too-short (column 10)"},
        {"players=2 start=9", "text.unknown-word (column 17, found \"9\")"},
        {start + " colour=red", "text.unknown-word (column 45, found \"colour\")"},
        {start + " turn=1", "text.repeated (column 45, found \"turn\")"},
        {start + " streets=a1-a9", "text.unknown-word (column 53, found \"a1-a9\")"},
        {start + " display=1,35", "text.unknown-word (column 55, found \"35\")"},
        {start + " bonus=qx", "text.unknown-word (column 52, found \"x\")"},
        {start + " seat=moon:", "text.unknown-word (column 50, found \"moon\")"},
        {start + " seat=mill:0.0.0.0:", "text.unknown-word (column 62, found \":\")"},
        {start + " seat=mill:0.0.0.0.0:.......:bonus9", "text.unknown-word (column 78, found \"9\")"},
        {start + " seat=mill:0.0.0.0.0:.......:bonus0", "text.unknown-word (column 78, found \"0\")"},
        {start + " seat=mill:0.0.0.0.0:.......:points9", "text.unknown-word (column 79, found \"9\")"},
        {start + "\n", "text.too-long (column 44, found \"?\")"},
    };
    for (const auto &[text, expected] : samples) {
        const auto back = rules().setupFrom(text);
        ASSERT_FALSE(back) << text;
        EXPECT_EQ(describe(back.problems().front()), expected) << text;
    }
}

/// Whatever is pasted, there is an answer; what is read back is written the same.
TEST(MilestonesPositionText, SurvivesDamage)
{
    const std::string text = rules().positionText(crowded());
    Rng rng(7);
    int readable = 0;
    for (int round = 0; round < 20'000; ++round) {
        std::string damaged = text;
        for (std::uint32_t count = 1 + rng.below(3); count > 0; --count) {
            const std::size_t at = rng.below(static_cast<std::uint32_t>(damaged.size()));
            const std::uint32_t way = rng.below(3);
            if (way == 0)
                damaged[at] = static_cast<char>(rng.below(256));
            else if (way == 1)
                damaged.erase(at, 1 + rng.below(20));
            else
                damaged.insert(at, damaged.substr(rng.below(static_cast<std::uint32_t>(damaged.size())), 8));
        }
        const auto back = rules().setupFrom(damaged);
        if (!back)
            continue;
        ++readable;
        const auto again = rules().setupFrom(rules().positionText(*back));
        ASSERT_TRUE(again) << damaged;
        ASSERT_EQ(*again, *back) << damaged;
        (void)rules().from(*back);
    }
    EXPECT_GT(readable, 50);
}

} // namespace
} // namespace waystone::milestones
