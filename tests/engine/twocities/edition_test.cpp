#include "twocities/rules/edition.h"
#include "twocities/words/codes.h"

#include "twocities/table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>

namespace waystone::twocities::test {

namespace {

std::string replaced(std::string text, std::string_view from, std::string_view to)
{
    const std::size_t at = text.find(from);
    EXPECT_NE(at, text.npos) << from;
    return at == text.npos ? text : text.replace(at, from.size(), to);
}

std::string problemOf(const std::string &text)
{
    const Result<Edition> edition = readEdition(text);
    if (edition)
        return "";
    EXPECT_NE(edition.problems().front().argument("line"), nullptr);
    return edition.problems().front().code;
}

} // namespace

// Readings: Between Two Cities, Tiles; the book counts eight buildings of each type on duplex tiles, seven taverns
// of each kind in all.
// Rules: components.singles, components.duplexes, components.taverns, components.types
TEST(TwoCitiesEdition, TheTilesOfTheBook)
{
    const Edition &edition = rules().edition();
    EXPECT_EQ(edition.info.id, "between-two-cities-official");
    EXPECT_EQ(edition.singles, (std::array<int, kinds>{16, 16, 5, 5, 5, 5, 20, 16, 20}));
    EXPECT_EQ(std::accumulate(edition.singles.begin(), edition.singles.end(), 0), 108);
    ASSERT_EQ(edition.duplexes.size(), 24u);
    std::map<Kind, int> halves;
    int horizontal = 0;
    for (const Duplex &duplex : edition.duplexes) {
        ++halves[duplex.first];
        ++halves[duplex.second];
        horizontal += duplex.isHorizontal ? 1 : 0;
        EXPECT_NE(typeOf(duplex.first), typeOf(duplex.second));
    }
    EXPECT_EQ(horizontal, 12);
    for (const auto &[kind, count] : halves)
        EXPECT_EQ(count, typeOf(kind) == Type::tavern ? 2 : 8) << kindNames[static_cast<std::size_t>(kind)];
}

TEST(TwoCitiesEdition, TheValuesOfTheBook)
{
    const Values &values = rules().edition().values;
    EXPECT_EQ(values.shops, (std::array<int, 4>{2, 5, 10, 16}));
    EXPECT_EQ(values.factories, (std::array<int, 3>{4, 3, 2}));
    EXPECT_EQ(values.taverns, (std::array<int, 4>{1, 4, 9, 17}));
    EXPECT_EQ(values.offices, (std::array<int, 6>{1, 3, 6, 10, 15, 21}));
    EXPECT_EQ(values.officeBesideTavern, 1);
    EXPECT_EQ(values.parks, (std::array<int, 3>{2, 8, 12}));
    EXPECT_EQ(values.furtherPark, 1);
    EXPECT_EQ(values.houseBesideFactory, 1);
    EXPECT_EQ(values.houseOtherType, 1);
}

// Rules: rounds.three
TEST(TwoCitiesEdition, TheRoundsOfTheBook)
{
    const auto &rounds = rules().edition().rounds;
    EXPECT_EQ(rounds[0].turns(), 3);
    EXPECT_EQ(rounds[1].turns(), 1);
    EXPECT_EQ(rounds[2].turns(), 3);
    EXPECT_TRUE(rounds[1].isDuplex);
    EXPECT_EQ(rounds[0].direction, 1);
    EXPECT_EQ(rounds[1].direction, 1);
    EXPECT_EQ(rounds[2].direction, -1);
}

// Readings: Between Two Cities, Tiles: the kinds of tavern on F/Td and Tf/H are uncertain.
TEST(TwoCitiesEdition, TwoDuplexTilesAreMarkedAsUncertain)
{
    const Edition &edition = rules().edition();
    std::vector<Duplex> uncertain;
    for (const SourceMark &mark : edition.sources) {
        constexpr std::string_view tiles = "/duplexTiles/tiles/";
        if (mark.pointer.starts_with(tiles)) {
            EXPECT_EQ(mark.source, DataSource::reconstruction);
            uncertain.push_back(
                edition.duplexes[static_cast<std::size_t>(std::stoi(mark.pointer.substr(tiles.size())))]);
        } else {
            EXPECT_EQ(mark.source,
                      mark.pointer == "/duplexTiles" ? DataSource::published : DataSource::rulebook);
        }
    }
    EXPECT_EQ(uncertain,
              (std::vector<Duplex>{{Kind::factory, Kind::drink, false}, {Kind::food, Kind::house, false}}));
}

TEST(TwoCitiesEdition, WhatCannotBePlayedIsRefused)
{
    const std::string &text = editionText();
    EXPECT_EQ(problemOf(text), "");
    EXPECT_EQ(problemOf(replaced(text, R"("office": 20)", R"("office": 2)")), edition_problem::tooFewTiles);
    EXPECT_EQ(problemOf(replaced(text, R"("top": "shop", "bottom": "factory")",
                                 R"("top": "shop", "bottom": "bed")")),
              edition_problem::listedTwice);
    EXPECT_EQ(problemOf(replaced(text, R"("hand": 7)", R"("hand": 9)")), "file.out-of-range");
    EXPECT_EQ(problemOf(replaced(text, R"("pass": "right")", R"("pass": "up")")), "file.unknown-value");
    EXPECT_EQ(problemOf(replaced(text, "[2, 5, 10, 16]", "[2, 5, 10, 61]")), "file.out-of-range");
    EXPECT_EQ(problemOf(replaced(text, "[2, 5, 10, 16]", "[2, 5, 10]")), "file.wrong-size");
    EXPECT_EQ(problemOf(replaced(text, R"("left": "drink", "right": "park")",
                                 R"("left": "drink", "bottom": "park")")),
              "file.missing-key");
    EXPECT_EQ(problemOf(replaced(text, R"("furtherPark": 1)", R"("furtherPark": 1, "castle": 2)")),
              "file.unknown-key");
}

TEST(TwoCitiesEdition, ValuesAndDirectionsAreTheEditions)
{
    std::string text = replaced(editionText(), R"("furtherPark": 1)", R"("furtherPark": 3)");
    text = replaced(text, R"("pass": "left")", R"("pass": "right")");
    const Result<Edition> edition = readEdition(text);
    ASSERT_TRUE(edition);
    EXPECT_EQ(edition->rounds[0].direction, -1);
    const BetweenTwoCities other(*edition, {});
    EXPECT_EQ(other.scorer().points(stateWith(3, {"pppp"}), 0)[static_cast<std::size_t>(Type::park)], 15);
}

TEST(TwoCitiesEdition, ThereAreNoOptions)
{
    EXPECT_TRUE(BetweenTwoCities::options().empty());
    EXPECT_TRUE(Choices::from({}));
    const Result<Choices> choices = Choices::from({{"stalled", "playOn"}});
    ASSERT_FALSE(choices);
    EXPECT_EQ(choices.problems().front().code, "option.unknown");
}

} // namespace waystone::twocities::test
