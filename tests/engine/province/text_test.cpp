#include "core/json/json.h"
#include "core/json/json_document.h"
#include "core/json/json_reader.h"
#include "core/text/text_scanner.h"
#include "province/table.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace waystone::province::test {

namespace {

Action action(Verb verb, int first = 0, int second = 0, int third = 0)
{
    return {static_cast<std::uint8_t>(verb), static_cast<std::uint8_t>(first),
            static_cast<std::uint8_t>(second), static_cast<std::uint8_t>(third)};
}

TEST(ProvinceNotation, SaysWhatAPersonWouldSay)
{
    const std::vector<std::pair<Action, std::string>> samples{
        {action(Verb::roll, 2), "roll mixed"},
        {action(Verb::reveal, 4), "goal twoPoints"},
        {action(Verb::move, 0, 1), "move green right"},
        {action(Verb::move, 3, 0), "move sailor upper"},
        {action(Verb::moveAll), "move-all"},
        {action(Verb::finishWork), "finish-work"},
        {action(Verb::build, 6), "build union"},
        {action(Verb::hire), "hire"},
        {action(Verb::grind), "grind"},
        {action(Verb::useUnion), "union"},
        {action(Verb::repay), "repay"},
        {action(Verb::borrow, 7), "borrow harbor"},
        {action(Verb::endTurn), "end-turn"},
        {action(Verb::build, 8), "raw 5 8 0 0"},
        {action(Verb::endTurn, 1), "raw 11 1 0 0"},
        {{200, 1, 2, 3}, "raw 200 1 2 3"},
    };
    for (const auto &[value, text] : samples) {
        EXPECT_EQ(rulesWith().notation(value), text);
        const auto back = rulesWith().actionFrom(text);
        ASSERT_TRUE(back) << describe(back.problems().front());
        EXPECT_EQ(*back, value) << text;
    }
}

TEST(ProvinceNotation, EveryActionReadsBackAndNoTwoAreWrittenAlike)
{
    std::set<std::string> texts;
    std::size_t count = 0;
    rulesWith().everyAction([&](Action value) {
        ++count;
        const std::string text = rulesWith().notation(value);
        const auto back = rulesWith().actionFrom(text);
        ASSERT_TRUE(back && *back == value) << text;
        EXPECT_TRUE(texts.insert(text).second) << text;
    });
    EXPECT_EQ(texts.size(), count);
}

TEST(ProvinceNotation, NamesWhatItCannotRead)
{
    const std::vector<std::pair<std::string_view, std::string>> samples{
        {"", "text.too-short (column 1)"},
        {"fly green", "text.unknown-word (column 1, found \"fly\")"},
        {"move", "text.too-short (column 5)"},
        {"move red upper", "text.unknown-word (column 6, found \"red\")"},
        {"move green", "text.too-short (column 11)"},
        {"build lender now", "text.too-long (column 14, found \"now\")"},
        {"raw 1 2 3 256", "text.unknown-word (column 11, found \"256\")"},
    };
    for (const auto &[text, expected] : samples) {
        const auto back = rulesWith().actionFrom(text);
        ASSERT_FALSE(back) << text;
        EXPECT_EQ(describe(back.problems().front()), expected) << text;
    }
}

TEST(ProvinceNotation, FieldsNameEveryPart)
{
    const auto fields = [](std::string_view text) {
        return rulesWith().fields(*rulesWith().actionFrom(text)).dump();
    };
    EXPECT_EQ(fields("move green right"), R"({"verb":"move","worker":"green","zone":"right"})");
    EXPECT_EQ(fields("borrow mill"), R"({"verb":"borrow","structure":"mill"})");
    EXPECT_EQ(fields("roll white"), R"({"verb":"roll","ships":"white"})");
    EXPECT_EQ(fields("goal labor"), R"({"verb":"goal","goal":"labor"})");
    EXPECT_EQ(fields("raw 5 8 0 0"), R"({"verb":"raw","numbers":[5,8,0,0]})");
}

TEST(ProvinceNotation, NoTwoPlacesAreCalledAlike)
{
    std::set<std::string> names;
    const std::vector<Place> places = rulesWith().places(maxPlayers);
    for (const Place place : places)
        EXPECT_TRUE(names.insert(rulesWith().placeName(place)).second) << rulesWith().placeName(place);
    EXPECT_TRUE(names.contains("upper.green.0"));
    EXPECT_TRUE(names.contains("reserve.sailor.2"));
    EXPECT_TRUE(names.contains("token.camp.second"));
    EXPECT_TRUE(names.contains("seat1.endTurn"));
    EXPECT_TRUE(names.contains("lenderCoin"));
}

constexpr std::string_view rich = "phase=spend turn=1 labor=1.4 coins=7.9 built=camp hired=1 "
                                  "structures=lender:01,camp:01,harbor:1 ships=mixed "
                                  "loan=0 borrowed=mill goals=0x!1- workers=u*,r,l,l,-,1u,0r*,-";

TEST(ProvincePosition, TextReadsBack)
{
    const Result<province::Setup> setup = rulesWith().setupFrom(rich);
    ASSERT_TRUE(setup) << describe(setup.problems().front());
    EXPECT_EQ(rulesWith().positionText(*setup), rich);
    EXPECT_EQ(setup->goalPlace[3], GoalPlace::wonBySecondSeat);
    EXPECT_EQ(setup->workers[6].seat, 0);
    EXPECT_TRUE(setup->workers[6].moved);
}

TEST(ProvincePosition, NamesWhatItCannotRead)
{
    const std::vector<std::pair<std::string, std::string>> samples{
        {"phase=work", "text.too-short (column 11)"},
        {"phase=work phase=work", "text.repeated (column 12, found \"phase\")"},
        {"phase=night", "text.unknown-word (column 7, found \"night\")"},
        {"colour=red", "text.unknown-word (column 1, found \"colour\")"},
        {completed("goals=!---"), "text.unknown-word (column 11, found \" \")"},
        {completed("workers=u,r"), "text.too-short (column 12)"},
        {completed("workers=u,r,l,-,-,-,-,-,-"), "text.too-long (column 26, found \" \")"},
        {completed("structures=camp:2"), "text.unknown-word (column 17, found \"2\")"},
        {completed("structures=camp:0,camp:1"), "text.repeated (column 24, found \"1\")"},
    };
    for (const auto &[text, expected] : samples) {
        const Result<province::Setup> setup = rulesWith().setupFrom(text);
        ASSERT_FALSE(setup) << text;
        EXPECT_EQ(describe(setup.problems().front()), expected) << text;
    }
}

Problems problemsOf(const std::string &text)
{
    const Result<JsonDocument> document = JsonDocument::parse(text);
    Problems problems;
    JsonReader reader(*document, problems);
    (void)rulesWith().setupFrom(reader);
    return problems;
}

TEST(ProvincePosition, JsonReadsBack)
{
    const province::Setup setup = *rulesWith().setupFrom(rich);
    const std::string text = rulesWith().toJson(setup).dump();
    const Result<JsonDocument> document = JsonDocument::parse(text);
    Problems problems;
    JsonReader reader(*document, problems);
    EXPECT_EQ(rulesWith().setupFrom(reader), setup);
    EXPECT_TRUE(problems.empty());
}

TEST(ProvincePosition, JsonTellsWhatIsWrong)
{
    const std::string text = rulesWith().toJson(*rulesWith().setupFrom(rich)).dump();
    const auto with = [&text](std::string_view from, std::string_view to) {
        std::string changed = text;
        const std::size_t at = changed.find(from);
        EXPECT_NE(at, std::string::npos) << from;
        return changed.replace(at, from.size(), to);
    };
    for (const auto &[changed, code] :
         {std::pair(with("\"spend\"", "\"night\""), "file.unknown-value"),
          std::pair(with("\"turn\":1", "\"turn\":2"), "file.out-of-range"),
          std::pair(with("\"camp\":[0,1]", "\"tent\":[0,1]"), "file.unknown-key"),
          std::pair(with("\"labor\":\"discarded\"", "\"labor\":\"lost\""), "file.unknown-value"),
          std::pair(with("\"yellow\":{\"zone\":\"left\"}", "\"yellow\":{\"zone\":\"lower\"}"),
                    "file.unknown-value"),
          std::pair(with("\"coins\":[7,9]", "\"coins\":[7]"), "file.wrong-size")}) {
        const Problems problems = problemsOf(changed);
        ASSERT_FALSE(problems.empty()) << changed;
        EXPECT_EQ(problems.front().code, code) << changed;
    }
}

} // namespace

} // namespace waystone::province::test
