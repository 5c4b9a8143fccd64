// Notation, position texts, JSON setups: what is written reads back, what cannot be read is told with its place.

#include "core/json/json.h"
#include "core/json/json_document.h"
#include "core/json/json_reader.h"
#include "core/text/text_scanner.h"
#include "twocities/rules/queries.h"
#include "twocities/table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace waystone::twocities::test {

TEST(TwoCitiesText, EveryActionReadsBack)
{
    std::set<std::string> all;
    rules().everyAction([&all](Action action) {
        const std::string text = rules().notation(action);
        EXPECT_TRUE(all.insert(text).second) << text;
        const Result<Action> back = rules().actionFrom(text);
        ASSERT_TRUE(back) << text;
        ASSERT_EQ(*back, action) << text;
    });
    EXPECT_GT(all.size(), 11'000u);
}

TEST(TwoCitiesText, ActionsAreWrittenInWords)
{
    EXPECT_EQ(rules().notation({0, 3, 0, 0}), "draw food");
    EXPECT_EQ(rules().notation({1, 0, 7, 0}), "select shop park");
    EXPECT_EQ(rules().notation(place("shop/bed", 2, "d4")), "place shop/bed city2 d4");
    EXPECT_EQ(place("park-office", 1, "g7"), (Action{2, 32, 1, 48}));
    EXPECT_EQ(rules().notation({2, 0, 0, 49}), "raw 2 0 0 49");
    EXPECT_EQ(rules().fields(place("bed", 2, "a1")).dump(),
              R"({"verb":"place","tile":"bed","city":2,"cell":"a1"})");
    EXPECT_EQ(rules().fields(select("bed", "park")).dump(), R"({"verb":"select","tiles":["bed","park"]})");
    EXPECT_EQ(rules().fields({9, 0, 0, 0}).dump(), R"({"verb":"raw","numbers":[9,0,0,0]})");
}

TEST(TwoCitiesText, WhatIsNoActionIsToldWithItsColumn)
{
    for (const auto &[text, column] :
         {std::pair("", 1), std::pair("build shop", 1), std::pair("draw castle", 6),
          std::pair("select shop", 12), std::pair("place shop city9 d4", 12),
          std::pair("place shop city1 h4", 18), std::pair("draw shop park", 10), std::pair("raw 1 2 3", 10),
          std::pair("raw 1 2 3 256", 11)}) {
        const Result<Action> action = rules().actionFrom(text);
        ASSERT_FALSE(action) << text;
        const Problem &problem = action.problems().front();
        EXPECT_EQ(std::get<int>(problem.argument("column")->value), column) << text;
        EXPECT_NE(std::ranges::find(textProblemCodes(), problem.code), textProblemCodes().end());
    }
}

TEST(TwoCitiesText, PlacesHaveNamesOfTheirOwn)
{
    for (int players = 2; players <= maxPlayers; ++players) {
        std::set<std::string> names;
        for (const Place &place : rules().places(players))
            EXPECT_TRUE(names.insert(rules().placeName(place)).second) << rules().placeName(place);
    }
    EXPECT_EQ(rules().placeName(cityPlace(5, 4, grid::middle)), "city4.d4");
    EXPECT_EQ(rules().placeName(cityPlace(2, 3, 0)), "city3.a1");
    EXPECT_EQ(rules().placeName(tokenPlace(Area::cityToken, 2, 2)), "city2.token");
    EXPECT_EQ(cityOf(2, cityPlace(2, 3, 5)), 3);
    EXPECT_EQ(cellOf(cityPlace(2, 3, 5)), 5);
    EXPECT_EQ(cityOf(7, cityPlace(7, 6, 48)), 6);
}

TEST(TwoCitiesText, AnySetupReadsBackFromTextAndJson)
{
    // Far from sound: cells over one another, too many seats, numbers beyond their limits.
    twocities::Setup setup;
    setup.players = 7;
    setup.phase = Phase::place;
    setup.round = 255;
    setup.turn = 200;
    setup.seats.resize(2);
    setup.seats[0] = {{0, 20, 0}, {32}, side::both};
    setup.discards = {0, 9, 0};
    setup.cities = {{{0, 0}, {0, 0}, {48, 32}}, {}, {{24, 8}}};
    const Result<twocities::Setup> pasted = rules().setupFrom(rules().positionText(setup));
    ASSERT_TRUE(pasted) << describe(pasted.problems().front()) << rules().positionText(setup);
    EXPECT_EQ(*pasted, setup);

    const Result<JsonDocument> document = JsonDocument::parse(rules().toJson(setup).dump());
    ASSERT_TRUE(document);
    Problems problems;
    JsonReader reader(*document, problems);
    EXPECT_EQ(rules().setupFrom(reader), setup);
    EXPECT_TRUE(problems.empty());
}

TEST(TwoCitiesText, WhatIsNoPositionIsTold)
{
    for (const char *text :
         {"", "players=3", "players=3 phase=draw round=0 turn=1", "players=3 phase=sleep round=1 turn=1",
          "players=3 players=3 phase=draw round=1 turn=1", "players=3 phase=draw round=1 turn=1 seat=shop:-",
          "players=3 phase=draw round=1 turn=1 city=shop@h1", "players=3 phase=draw round=1 turn=1 castle=1",
          "players=3 phase=draw round=1 turn=1 city=shop", "players=999 phase=draw round=1 turn=1"}) {
        const Result<twocities::Setup> setup = rules().setupFrom(std::string_view(text));
        ASSERT_FALSE(setup) << text;
        EXPECT_NE(setup.problems().front().argument("column"), nullptr) << text;
    }
}

TEST(TwoCitiesText, WhatIsWrongInJsonIsToldWithLineAndColumn)
{
    const auto problemsOf = [](const std::string &text) {
        const Result<JsonDocument> document = JsonDocument::parse(text);
        EXPECT_TRUE(document);
        Problems problems;
        JsonReader reader(*document, problems);
        static_cast<void>(rules().setupFrom(reader));
        for (const Problem &problem : problems)
            EXPECT_NE(problem.argument("line"), nullptr) << problem.code;
        return problems.size();
    };
    const std::string rest = R"("round": 1, "turn": 1, "cities": [[], [], []]})";
    const std::string start = R"({"players": 3, "phase": "draw", )";
    EXPECT_EQ(problemsOf(start + R"("seats": [{"hand": []}], )" + rest), 0u);
    EXPECT_EQ(problemsOf(start + R"("seats": [{"hand": ["castle", 3, "shop"]}], )" + rest), 2u);
    EXPECT_EQ(problemsOf(start + R"("seats": [{"hand": [], "open": "top"}], )" + rest), 1u);
    EXPECT_EQ(problemsOf(start + R"("seats": [{"hand": [], "purse": 1}], )" + rest), 1u);
    EXPECT_EQ(
        problemsOf(start + R"("seats": [], "round": 1, "turn": 1, "cities": [["shop", "shop z9", 4]]})"), 3u);
    EXPECT_EQ(problemsOf("{}"), 6u) << "every key that is needed";
}

} // namespace waystone::twocities::test
