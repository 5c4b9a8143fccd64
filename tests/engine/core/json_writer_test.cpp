#include "core/json/json.h"
#include "core/json/json_writer.h"

#include "core/json/json_document.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>

namespace waystone {
namespace {

using nlohmann::ordered_json;

TEST(JsonWriter, scalarsOnOneLineContainersOnLinesOfTheirOwn)
{
    const auto value = ordered_json::parse(R"({
        "format":"waystone/record","empty":[],"none":{},"seats":["Anna","Émile"],
        "plies":[{"seat":0,"action":"build 7"},{"seat":1,"action":"pass","next":[1.5,true,null]}]})");
    EXPECT_EQ(writeJson(value), R"({
  "format": "waystone/record",
  "empty": [],
  "none": {},
  "seats": ["Anna", "Émile"],
  "plies": [
    {"seat": 0, "action": "build 7"},
    {
      "seat": 1,
      "action": "pass",
      "next": [1.5, true, null]
    }
  ]
}
)");
}

TEST(JsonWriter, rootOfAnyKind)
{
    EXPECT_EQ(writeJson(1), "1\n");
    EXPECT_EQ(writeJson("a\"b"), "\"a\\\"b\"\n");
    EXPECT_EQ(writeJson(ordered_json::array()), "[]\n");
    EXPECT_EQ(writeJson({1, 2}), "[1, 2]\n");
}

TEST(JsonWriter, breaksALineThatWouldPassOneHundredColumns)
{
    // Two brackets, four quotes, comma and space, and room for a comma behind.
    const std::string fits(91, 'x');
    EXPECT_EQ(writeJson({fits, ""}), "[\"" + fits + "\", \"\"]\n");
    const std::string tooLong(92, 'x');
    EXPECT_EQ(writeJson({tooLong, ""}), "[\n  \"" + tooLong + "\",\n  \"\"\n]\n");
    std::string wide;
    for (int count = 0; count < 91; ++count)
        wide += "é";
    EXPECT_EQ(writeJson({wide, ""}), "[\"" + wide + "\", \"\"]\n");
}

TEST(JsonWriter, theColumnCountsIndentAndKey)
{
    ordered_json value;
    value["key"] = ordered_json::array({std::string(86, 'x')});
    EXPECT_EQ(writeJson(value), "{\n  \"key\": [\"" + std::string(86, 'x') + "\"]\n}\n");
    value["key"] = ordered_json::array({std::string(87, 'x')});
    EXPECT_EQ(writeJson(value), "{\n  \"key\": [\n    \"" + std::string(87, 'x') + "\"\n  ]\n}\n");
}

TEST(JsonWriter, whatIsNotUtf8IsReplaced)
{
    EXPECT_EQ(writeJson({{"a\xFF", "\xC3"}}), "{\"a\uFFFD\": \"\uFFFD\"}\n");
}

TEST(JsonWriter, readsBackEqual)
{
    const ordered_json value = {{"big", std::numeric_limits<std::uint64_t>::max()},
                                {"small", std::numeric_limits<std::int64_t>::min()},
                                {"third", 1.0 / 3},
                                {"tiny", 5e-324},
                                {"control", "\t\n\r\x01\x7F\\\"/"},
                                {"", {{{"deep", ordered_json::array({1, ordered_json::array()})}}}}};
    const std::string text = writeJson(value);
    const auto document = JsonDocument::parse(text);
    ASSERT_TRUE(document);
    EXPECT_EQ(document->root(), value);
    EXPECT_EQ(writeJson(document->root()), text);
}

} // namespace
} // namespace waystone
