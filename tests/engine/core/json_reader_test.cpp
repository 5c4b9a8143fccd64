#include "core/json/json.h"
#include "core/json/json_reader.h"

#include "core/file_problem.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace waystone {
namespace {

/// What reading found wrong, one line a problem: "file.code (key "a", …, line 1, column 2)".
std::string problemsOf(std::string_view text, const std::function<void(JsonReader &)> &read)
{
    const auto document = JsonDocument::parse(text);
    if (!document)
        return describe(document.problems().front());
    Problems problems;
    JsonReader reader(*document, problems);
    read(reader);
    std::string lines;
    for (const Problem &problem : problems)
        lines += (lines.empty() ? "" : "\n") + describe(problem);
    return lines;
}

/// The value read from a text that is itself a JSON value, and what was wrong with it.
template <class Read>
auto readValue(std::string_view text, Read read)
{
    using Value = decltype(read(std::declval<JsonReader &>()));
    std::pair<Value, std::string> result;
    result.second = problemsOf(text, [&](JsonReader &reader) { result.first = read(reader); });
    return result;
}

std::pair<std::int64_t, std::string> integerOf(std::string_view text, std::int64_t minimum,
                                               std::int64_t maximum)
{
    return readValue(text, [=](JsonReader &reader) { return reader.integer(minimum, maximum); });
}

std::pair<std::uint64_t, std::string> naturalOf(std::string_view text, std::uint64_t maximum)
{
    return readValue(text, [=](JsonReader &reader) { return reader.natural(maximum); });
}

TEST(JsonReader, readsASoundFileWithoutAProblem)
{
    const auto problems = problemsOf(
        R"({"count": 3, "ratio": 0.5, "open": true, "name": "vár", "colour": "blue", "list": [1, 2], "map": {"x": 7}})",
        [](JsonReader &reader) {
            EXPECT_TRUE(reader.object());
            EXPECT_EQ(reader["count"].integer(0, 5), 3);
            EXPECT_EQ(reader["ratio"].number(0, 1), 0.5);
            EXPECT_TRUE(reader["open"].boolean());
            EXPECT_EQ(reader["name"].text(3), "vár");
            EXPECT_EQ(reader["colour"].oneOf({"red", "blue"}), 1U);
            int sum = 0;
            for (JsonReader &item : reader["list"].array(2, 2))
                sum = 10 * sum + static_cast<int>(item.integer(1, 2));
            EXPECT_EQ(sum, 12);
            std::map<std::string, std::int64_t, std::less<>> map;
            for (auto &[key, value] : reader["map"].members(4))
                map.emplace(key, value.integer(0, 9));
            EXPECT_EQ(map, (decltype(map){{"x", 7}}));
            EXPECT_FALSE(reader.optional("note"));
            EXPECT_FALSE(reader.has("other"));
            reader.rejectUnknownKeys();
        });
    EXPECT_EQ(problems, "");
}

TEST(JsonReader, missingKeyIsToldAtTheObjectAndOnlyOnce)
{
    EXPECT_EQ(problemsOf("[\n {\"a\": 1}]",
                         [](JsonReader &reader) {
                             auto items = reader.array(1, 1);
                             JsonReader missing = items[0]["b"];
                             EXPECT_TRUE(missing.isAbsent());
                             EXPECT_EQ(missing.position(), (TextPosition{2, 2}));
                             EXPECT_TRUE(missing.raw().is_null());
                             EXPECT_EQ(missing.integer(3, 5), 3);
                             EXPECT_EQ(missing.integer(-5, -3), -3);
                             EXPECT_EQ(missing.natural(), 0U);
                             EXPECT_EQ(missing.number(0.5, 1), 0.5);
                             EXPECT_FALSE(missing.boolean());
                             EXPECT_EQ(missing.text(9), "");
                             EXPECT_EQ(missing.oneOf({"x"}), 0U);
                             EXPECT_EQ(missing.array(2, 3).size(), 2U);
                             EXPECT_TRUE(missing.members(9).empty());
                             EXPECT_FALSE(missing.object());
                             EXPECT_FALSE(missing.has("c"));
                             EXPECT_TRUE(missing["c"].isAbsent());
                             missing.rejectUnknownKeys();
                             missing.problem("file.unknown-value");
                         }),
              "file.missing-key (key \"b\", line 2, column 2)");
}

TEST(JsonReader, unknownKeysAreToldAtTheKey)
{
    EXPECT_EQ(problemsOf("{\"a\": 1,\n \"x\": 2, \"b\": 3,\n  \"y\": [{\"z\": 1}]}",
                         [](JsonReader &reader) {
                             EXPECT_TRUE(reader.has("b"));
                             (void)reader["a"];
                             reader.rejectUnknownKeys();
                         }),
              "file.unknown-key (key \"x\", line 2, column 2)\n"
              "file.unknown-key (key \"y\", line 3, column 3)");
    EXPECT_EQ(problemsOf("{\"a\": 1}", [](JsonReader &reader) { reader.rejectUnknownKeys(); }),
              "file.unknown-key (key \"a\", line 1, column 2)");
    EXPECT_EQ(problemsOf("{\"a\": 1}",
                         [](JsonReader &reader) {
                             (void)reader.members(1);
                             reader.rejectUnknownKeys();
                         }),
              "");
}

TEST(JsonReader, askingSurvivesAMoveOfTheReader)
{
    EXPECT_EQ(problemsOf("{\"a\": 1, \"b\": 2}",
                         [](JsonReader &reader) {
                             (void)reader["a"];
                             JsonReader moved = std::move(reader);
                             moved.rejectUnknownKeys();
                         }),
              "file.unknown-key (key \"b\", line 1, column 10)");
}

TEST(JsonReader, aWrongTypeIsToldOnceWhateverIsAsked)
{
    EXPECT_EQ(problemsOf("{\"a\": \"text\"}",
                         [](JsonReader &reader) {
                             JsonReader value = reader["a"];
                             (void)value["b"];
                             (void)value["c"];
                             EXPECT_EQ(value.integer(1, 9), 1);
                             value.rejectUnknownKeys();
                         }),
              "file.wrong-type (key \"a\", expected json-object, found json-text, line 1, column 7)");
}

TEST(JsonReader, everyReadTellsTheKindExpectedAndTheKindFound)
{
    const auto kinds = jsonKinds();
    const std::vector<std::pair<std::string, std::string>> samples = {
        {"null", "json-null"},  {"true", "json-boolean"}, {"7", "json-integer"},
        {"-7", "json-integer"}, {"0.5", "json-number"},   {"1.0", "json-number"},
        {"\"x\"", "json-text"}, {"[]", "json-array"},     {"{}", "json-object"},
    };
    const std::vector<std::pair<std::string, std::function<void(JsonReader &)>>> reads = {
        {"json-object", [](JsonReader &reader) { (void)reader.object(); }},
        {"json-object", [](JsonReader &reader) { (void)reader.members(9); }},
        {"json-array", [](JsonReader &reader) { (void)reader.array(0, 9); }},
        {"json-integer", [](JsonReader &reader) { (void)reader.integer(-9, 9); }},
        {"json-number", [](JsonReader &reader) { (void)reader.number(-9, 9); }},
        {"json-boolean", [](JsonReader &reader) { (void)reader.boolean(); }},
        {"json-text", [](JsonReader &reader) { (void)reader.text(9); }},
        {"json-text", [](JsonReader &reader) { (void)reader.oneOf({"x"}); }},
    };
    for (const auto &[text, found] : samples) {
        EXPECT_NE(std::ranges::find(kinds, found), kinds.end()) << found;
        for (const auto &[expected, read] : reads) {
            const bool fits = expected == found || (expected == "json-number" && found == "json-integer");
            const std::string told =
                "file.wrong-type (expected " + expected + ", found " + found + ", line 1, column 1)";
            EXPECT_EQ(problemsOf(text, read), fits ? "" : told) << text << " as " << expected;
        }
    }
}

TEST(JsonReader, integerLimitsAreInclusive)
{
    EXPECT_EQ(integerOf("1", 1, 4), std::pair(std::int64_t{1}, std::string()));
    EXPECT_EQ(integerOf("4", 1, 4), std::pair(std::int64_t{4}, std::string()));
    EXPECT_EQ(integerOf(" 5", 1, 4),
              std::pair(std::int64_t{1}, std::string("file.out-of-range (found \"5\", minimum 1, maximum 4, "
                                                     "line 1, column 2)")));
    EXPECT_EQ(integerOf("-1", 0, 4).second,
              "file.out-of-range (found \"-1\", minimum 0, maximum 4, line 1, column 1)");
}

TEST(JsonReader, integersOfAnySizeAreToldFromFractions)
{
    constexpr auto least = std::numeric_limits<std::int64_t>::min();
    constexpr auto most = std::numeric_limits<std::int64_t>::max();
    EXPECT_EQ(integerOf("-9223372036854775808", least, most).first, least);
    EXPECT_EQ(integerOf("9223372036854775807", least, most).first, most);
    EXPECT_EQ(integerOf("9223372036854775807", least, most).second, "");
    for (const char *text : {"9223372036854775808", "18446744073709551615", "18446744073709551616",
                             "-9223372036854775809", "99999999999999999999999999"}) {
        const auto [value, problem] = integerOf(text, least, most);
        EXPECT_EQ(value, 0) << text;
        EXPECT_TRUE(problem.starts_with("file.out-of-range (found ")) << text << problem;
    }
    EXPECT_NE(integerOf("3000000000", 0, 2999999999).second.find("maximum \"2999999999\""),
              std::string::npos);
    EXPECT_TRUE(integerOf("1e3", 0, 9999).second.starts_with("file.wrong-type"));
}

TEST(JsonReader, naturalUsesAll64Bits)
{
    constexpr auto most = std::numeric_limits<std::uint64_t>::max();
    EXPECT_EQ(naturalOf("18446744073709551615", most), std::pair(most, std::string()));
    EXPECT_EQ(naturalOf("-0", most), std::pair(std::uint64_t{0}, std::string()));
    EXPECT_EQ(naturalOf("10", 10), std::pair(std::uint64_t{10}, std::string()));
    EXPECT_TRUE(
        naturalOf("11", 10).second.starts_with("file.out-of-range (found \"11\", minimum 0, maximum 10,"));
    EXPECT_TRUE(naturalOf("-1", most).second.starts_with("file.out-of-range"));
    EXPECT_TRUE(naturalOf("18446744073709551616", most).second.starts_with("file.out-of-range"));
    EXPECT_TRUE(naturalOf("2.5", most).second.starts_with("file.wrong-type (expected json-integer"));
}

TEST(JsonReader, numberLimits)
{
    const auto numberOf = [](std::string_view text) {
        return readValue(text, [](JsonReader &reader) { return reader.number(0.5, 2); });
    };
    EXPECT_EQ(numberOf("0.5"), std::pair(0.5, std::string()));
    EXPECT_EQ(numberOf("2"), std::pair(2.0, std::string()));
    EXPECT_EQ(numberOf("2.25"),
              std::pair(0.5, std::string("file.out-of-range (found \"2.25\", minimum \"0.5\", "
                                         "maximum \"2.0\", line 1, column 1)")));
}

TEST(JsonReader, textIsCutAtCodePoints)
{
    EXPECT_EQ(
        readValue("\"várkő\"", [](JsonReader &reader) { return reader.text(4); }),
        std::pair(std::string("várk"), std::string("file.too-long (found 5, maximum 4, line 1, column 1)")));
}

TEST(JsonReader, unknownValueListsTheKnownOnes)
{
    EXPECT_EQ(
        readValue("\"pink\"",
                  [](JsonReader &reader) {
                      return reader.oneOf({"red", "blue"});
                  }),
        std::pair(std::size_t{0}, std::string("file.unknown-value (found \"pink\", expected \"red, blue\", "
                                              "line 1, column 1)")));
}

TEST(JsonReader, arrayHasNoMoreAndNoFewerItemsThanAskedFor)
{
    const auto sizeOf = [](std::string_view text) {
        return readValue(text, [](JsonReader &reader) {
            auto items = reader["a"].array(2, 3);
            for (JsonReader &item : items)
                (void)item.integer(0, 9);
            return items.size();
        });
    };
    EXPECT_EQ(sizeOf("{\"a\": [1, 2]}"), std::pair(std::size_t{2}, std::string()));
    EXPECT_EQ(sizeOf("{\"a\": [1, 2, 3]}"), std::pair(std::size_t{3}, std::string()));
    EXPECT_EQ(
        sizeOf("{\"a\": [1]}"),
        std::pair(std::size_t{2}, std::string("file.wrong-size (key \"a\", found 1, minimum 2, maximum 3, "
                                              "line 1, column 7)")));
    EXPECT_EQ(
        sizeOf("{\"a\": [1, 2, 3, 4]}"),
        std::pair(std::size_t{3}, std::string("file.wrong-size (key \"a\", found 4, minimum 2, maximum 3, "
                                              "line 1, column 7)")));
    EXPECT_EQ(sizeOf("{\"a\": 1}").first, 2U);
}

TEST(JsonReader, tooManyMembers)
{
    EXPECT_EQ(readValue("{\"a\": 1, \"b\": 2}",
                        [](JsonReader &reader) {
                            const auto members = reader.members(1);
                            reader.rejectUnknownKeys();
                            return members.size();
                        }),
              std::pair(std::size_t{1}, std::string("file.wrong-size (found 2, minimum 0, maximum 1, line 1, "
                                                    "column 1)")));
}

TEST(JsonReader, onePassFindsAllFaultsInNestedObjects)
{
    EXPECT_EQ(
        problemsOf("{\"seats\": [\n  {\"name\": 1, \"gold\": 7},\n  {\"gold\": \"x\", \"extra\": 0}\n]}",
                   [](JsonReader &reader) {
                       for (JsonReader &seat : reader["seats"].array(2, 4)) {
                           (void)seat["name"].text(9);
                           (void)seat["gold"].integer(0, 5);
                           seat.rejectUnknownKeys();
                       }
                       reader.rejectUnknownKeys();
                   }),
        "file.wrong-type (key \"name\", expected json-text, found json-integer, line 2, column 12)\n"
        "file.out-of-range (key \"gold\", found \"7\", minimum 0, maximum 5, line 2, column 23)\n"
        "file.missing-key (key \"name\", line 3, column 3)\n"
        "file.wrong-type (key \"gold\", expected json-integer, found json-text, line 3, column 12)\n"
        "file.unknown-key (key \"extra\", line 3, column 17)");
}

TEST(JsonReader, aCallersOwnProblemHasKeyAndPosition)
{
    EXPECT_EQ(problemsOf("{\"from\":\n [4]}",
                         [](JsonReader &reader) {
                             auto items = reader["from"].array(1, 1);
                             items[0].problem("no-such-vertex", {{"number", 4}});
                         }),
              "no-such-vertex (key \"from\", number 4, line 2, column 3)");
}

TEST(JsonReader, theListOfProblemsStaysShort)
{
    std::string text = "[0";
    for (int count = 0; count < 1000; ++count)
        text += ",0";
    const auto document = JsonDocument::parse(text + ']');
    ASSERT_TRUE(document);
    Problems problems;
    JsonReader reader(*document, problems);
    for (JsonReader &item : reader.array(0, 2000))
        (void)item.text(1);
    EXPECT_EQ(problems.size(), JsonReader::maximumProblems);
}

std::pair<int, std::string> headerOf(std::string_view text)
{
    return readValue(text, [](JsonReader &reader) {
        const int version = readHeader(reader, "waystone/test", 3);
        reader.rejectUnknownKeys();
        return version;
    });
}

TEST(JsonReaderHeader, soundOnes)
{
    EXPECT_EQ(headerOf(R"({"format": "waystone/test", "version": 3})"), std::pair(3, std::string()));
    EXPECT_EQ(headerOf(R"({"version": 1, "format": "waystone/test"})"), std::pair(1, std::string()));
}

TEST(JsonReaderHeader, faults)
{
    EXPECT_EQ(
        headerOf(R"({"format": "waystone/tent", "version": 3})").second,
        "file.wrong-format (key \"format\", found \"waystone/tent\", expected \"waystone/test\", line 1, "
        "column 12)");
    EXPECT_EQ(
        headerOf(R"({"format": 5, "version": 3})").second,
        "file.wrong-format (key \"format\", found \"5\", expected \"waystone/test\", line 1, column 12)");
    EXPECT_EQ(
        headerOf(R"({"format": "waystone/test", "version": 4})"),
        std::pair(
            3, std::string("file.wrong-version (key \"version\", found 4, maximum 3, line 1, column 40)")));
    EXPECT_EQ(
        headerOf(R"({"format": "waystone/test", "version": 0})").second,
        "file.out-of-range (key \"version\", found \"0\", minimum 1, maximum 2147483647, line 1, column 40)");
    EXPECT_EQ(headerOf(R"({"format": "waystone/test", "version": "3"})").first, 3);
    EXPECT_EQ(headerOf("{}"),
              std::pair(3, std::string("file.missing-key (key \"format\", line 1, column 1)\n"
                                       "file.missing-key (key \"version\", line 1, column 1)")));
    EXPECT_EQ(headerOf("[]"),
              std::pair(3, std::string("file.wrong-type (expected json-object, found json-array, "
                                       "line 1, column 1)")));
}

TEST(FileProblemCodes, everyOneIsRaisedAndNamesLineAndColumn)
{
    std::set<std::string, std::less<>> raised;
    Problems problems;
    for (const std::string &text :
         {std::string("[x]"), std::string("["), std::string("\xFF"), std::string(99, '['),
          std::string("{\"a\":1,\"a\":1}"), std::string(JsonDocument::maximumBytes + 1, ' ')}) {
        const auto refused = JsonDocument::parse(text);
        ASSERT_FALSE(refused) << text.substr(0, 20);
        problems.push_back(refused.problems().front());
    }
    const auto document =
        JsonDocument::parse(R"({"format": "f", "version": 9, "text": "long", "list": [], "x": 0})");
    ASSERT_TRUE(document);
    JsonReader reader(*document, problems);
    (void)readHeader(reader, "g", 1);
    (void)reader["text"].text(1);
    (void)reader["text"].integer(0, 1);
    (void)reader["text"].oneOf({"short"});
    (void)reader["version"].integer(0, 1);
    (void)reader["list"].array(1, 1);
    (void)reader["none"];
    reader.rejectUnknownKeys();

    for (const Problem &problem : problems) {
        raised.insert(problem.code);
        EXPECT_NE(problem.argument("line"), nullptr) << problem.code;
        EXPECT_NE(problem.argument("column"), nullptr) << problem.code;
        EXPECT_EQ(problem.severity, Severity::impossible) << problem.code;
    }
    const auto codes = fileProblemCodes();
    EXPECT_EQ(raised, (decltype(raised)(codes.begin(), codes.end())));
}

} // namespace
} // namespace waystone
