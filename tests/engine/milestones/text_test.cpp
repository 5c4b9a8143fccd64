#include "core/json/json.h"
#include "core/json/json_document.h"
#include "core/text/text_scanner.h"
#include "milestones/sample.h"
#include "milestones/words/names.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <unordered_set>

namespace waystone::milestones {
namespace {

using sample::rules;

std::uint8_t vertexAt(std::string_view name)
{
    return *names::vertexNamed(rules().board(), name);
}

std::uint8_t triangleAt(std::string_view name)
{
    return *names::triangleNamed(rules().board(), name);
}

Action action(Verb verb, int first = 0, int second = 0, int third = 0)
{
    return {static_cast<std::uint8_t>(verb), static_cast<std::uint8_t>(first),
            static_cast<std::uint8_t>(second), static_cast<std::uint8_t>(third)};
}

TEST(MilestonesNotation, SaysWhatAPersonWouldSay)
{
    const std::vector<std::pair<Action, std::string>> samples{
        {action(Verb::putBonus, 0), "bonus quarryman"},
        {action(Verb::turnUp, 17), "tile 17"},
        {action(Verb::choose, 12, 3), "choose 12 at 3"},
        {action(Verb::move, castle), "move castle"},
        {action(Verb::move, 5), "move 5"},
        {action(Verb::move, tradingHouse), "move trading-house"},
        {action(Verb::move, boardOfWorks), "move board-of-works"},
        {action(Verb::move, mill), "move mill"},
        {action(Verb::hire, 7, 4), "hire 7 at 4"},
        {action(Verb::buy, 0), "buy stone"},
        {action(Verb::sell, 0, 1), "sell stone wood"},
        {action(Verb::section, vertexAt("a1"), vertexAt("b2"), vertexAt("c3")), "section a1-b2-c3"},
        {action(Verb::house, triangleAt("b1-a1-b2")), "house a1-b1-b2"},
        {action(Verb::market, vertexAt("b2")), "market b2"},
        {action(Verb::take, triangleAt("a1-b1-b2"), 5), "take a1-b1-b2 at 5"},
        {action(Verb::decline, triangleAt("a1-b1-b2")), "decline a1-b1-b2"},
        {action(Verb::supply, vertexAt("b2"), vertexAt("c1"), vertexAt("c3")), "supply b2 c1 c3"},
        {action(Verb::supply, vertexAt("b2"), vertexAt("c1"), none), "supply b2 c1"},
        {action(Verb::supply, vertexAt("b2"), none, none), "supply b2"},
        {action(Verb::keep, 0, 0, 4), "keep stone stone coin"},
        {action(Verb::cover, 4), "cover 4"},
        {action(Verb::finish), "finish"},
        {action(Verb::cover, 9), "raw 14 9 0 0"},
        {action(Verb::finish, 0, 0, 1), "raw 15 0 0 1"},
        {{200, 1, 2, 3}, "raw 200 1 2 3"},
    };
    for (const auto &[value, text] : samples) {
        EXPECT_EQ(rules().notation(value), text);
        const auto back = rules().actionFrom(text);
        ASSERT_TRUE(back) << describe(back.problems().front());
        EXPECT_EQ(*back, value) << text;
    }
}

TEST(MilestonesNotation, EveryActionReadsBackAndNoTwoAreWrittenAlike)
{
    std::unordered_set<std::string> texts;
    int count = 0;
    int failures = 0;
    rules().everyAction([&](Action value) {
        ++count;
        const std::string text = rules().notation(value);
        const auto back = rules().actionFrom(text);
        if (!back || *back != value || !texts.insert(text).second)
            ADD_FAILURE_AT(__FILE__, __LINE__) << text, ++failures;
        ASSERT_LT(failures, 10);
    });
    EXPECT_EQ(texts.size(), static_cast<std::size_t>(count));
    EXPECT_LT(count, 600'000);
}

TEST(MilestonesNotation, EveryActionComprisesEveryVerbAndWhatIsOutOfRange)
{
    std::array<int, verbs + 1> ofVerb{};
    int raw = 0;
    rules().everyAction([&](Action value) {
        ++ofVerb[std::min<std::size_t>(value.verb, verbs)];
        raw += rules().notation(value).starts_with("raw") ? 1 : 0;
    });
    const auto vertices = static_cast<int>(rules().board().vertices.size());
    EXPECT_GE(ofVerb[static_cast<std::size_t>(Verb::section)], vertices * vertices * vertices);
    EXPECT_GE(ofVerb[static_cast<std::size_t>(Verb::supply)],
              vertices * (vertices * (vertices - 1) / 2 + vertices + 1));
    EXPECT_GE(ofVerb[static_cast<std::size_t>(Verb::keep)], 125);
    EXPECT_TRUE(std::ranges::none_of(ofVerb, [](int count) { return count < 2; }));
    EXPECT_GT(raw, 100);
}

TEST(MilestonesNotation, EveryLegalActionIsAmongEveryAction)
{
    std::unordered_set<std::uint32_t> all;
    const auto key = [](Action value) {
        return static_cast<std::uint32_t>(value.verb << 24 | value.first << 16 | value.second << 8 |
                                          value.third);
    };
    rules().everyAction([&](Action value) { all.insert(key(value)); });
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        sample::playRandomly(rules(), 2 + static_cast<int>(seed % 3), seed, 600, [&](const State &state) {
            ActionList actions;
            if (const Actors actors = rules().actors(state); !actors.isOver() && !actors.isChance())
                rules().legal(state, actors.first(), actions);
            for (const Action value : actions)
                EXPECT_TRUE(all.contains(key(value))) << rules().notation(value);
        });
    }
}

TEST(MilestonesNotation, NamesWhatItCannotRead)
{
    const std::vector<std::pair<std::string_view, std::string>> samples{
        {"", "text.too-short (column 1)"},
        {"fly castle", "text.unknown-word (column 1, found \"fly\")"},
        {"move", "text.too-short (column 5)"},
        {"move moon", "text.unknown-word (column 6, found \"moon\")"},
        {"move castle now", "text.too-long (column 13, found \"now\")"},
        {"choose 12 on 3", "text.unknown-word (column 11, found \"on\")"},
        {"choose 35 at 3", "text.unknown-word (column 8, found \"35\")"},
        {"hire 7 at 9", "text.unknown-word (column 11, found \"9\")"},
        {"section a1-b2", "text.too-short (column 14)"},
        {"house a1-b1-c9", "text.unknown-word (column 7, found \"a1-b1-c9\")"},
        {"supply b2 zz", "text.unknown-word (column 11, found \"zz\")"},
        {"raw 1 2 3", "text.too-short (column 10)"},
        {"raw 1 2 3 256", "text.unknown-word (column 11, found \"256\")"},
        {"finish\xFF", "text.too-long (column 7, found \"?\")"},
    };
    for (const auto &[text, expected] : samples) {
        const auto back = rules().actionFrom(text);
        ASSERT_FALSE(back) << text;
        EXPECT_EQ(describe(back.problems().front()), expected) << text;
        EXPECT_NE(std::ranges::find(textProblemCodes(), back.problems().front().code),
                  textProblemCodes().end());
    }
}

TEST(MilestonesNotation, FieldsNameEveryPart)
{
    const auto fields = [](std::string_view text) {
        return rules().fields(*rules().actionFrom(text)).dump();
    };
    EXPECT_EQ(fields("section a1-b2-c3"), R"({"verb":"section","from":"a1","milestone":"b2","to":"c3"})");
    EXPECT_EQ(fields("keep stone wood coin"), R"({"verb":"keep","goods":["stone","wood","coin"]})");
    EXPECT_EQ(fields("supply b2 c1"), R"({"verb":"supply","market":"b2","vertices":["c1"]})");
    EXPECT_EQ(fields("supply b2"), R"({"verb":"supply","market":"b2","vertices":[]})");
    EXPECT_EQ(fields("hire 7 at 4"), R"({"verb":"hire","tile":7,"space":4})");
    EXPECT_EQ(fields("take a1-b1-b2 at 5"), R"({"verb":"take","triangle":"a1-b1-b2","space":5})");
    EXPECT_EQ(fields("move castle"), R"({"verb":"move","to":"castle"})");
    EXPECT_EQ(fields("finish"), R"({"verb":"finish"})");
    EXPECT_EQ(fields("raw 200 1 2 3"), R"({"verb":"raw","numbers":[200,1,2,3]})");
}

TEST(MilestonesNotation, EveryPlaceHasANameOfItsOwn)
{
    std::unordered_set<std::string> namesOfPlaces;
    for (const Place place : rules().places(4))
        EXPECT_TRUE(namesOfPlaces.insert(rules().placeName(place)).second) << rules().placeName(place);
    EXPECT_TRUE(namesOfPlaces.contains("seat0.castle"));
    EXPECT_TRUE(namesOfPlaces.contains("seat3.8"));
    EXPECT_TRUE(namesOfPlaces.contains("seat1.stone"));
    EXPECT_TRUE(namesOfPlaces.contains("a1-b1-b2"));
    EXPECT_TRUE(namesOfPlaces.contains("supply.section"));
    EXPECT_TRUE(namesOfPlaces.contains("display.0"));
    EXPECT_TRUE(namesOfPlaces.contains("pile"));
    EXPECT_EQ(rules().placeName({0, nobody, 999}), "#999");
    EXPECT_EQ(rules().placeName({99, nobody, 1}), "#99.1");
}

} // namespace
} // namespace waystone::milestones
