#include "core/json/json.h"
#include "scenario/files/migration.h"

#include <gtest/gtest.h>

#include <array>

namespace waystone {
namespace {

constexpr std::array<Migration, 2> migrations = {
    [](Json &file) {
        file["colour"] = file["color"];
        file.erase("color");
    },
    [](Json &file) { file["colours"] = Json::array({file["colour"]}); },
};

TEST(Migration, LeadsFromEveryVersionToTheNewest)
{
    const Result<JsonDocument> first = parseUpgraded(R"({"version": 1, "color": "red"})", migrations);
    ASSERT_TRUE(first);
    EXPECT_EQ(first->root().dump(), R"({"version":3,"colour":"red","colours":["red"]})");
    const Result<JsonDocument> second = parseUpgraded(R"({"version": 2, "colour": "red"})", migrations);
    ASSERT_TRUE(second);
    EXPECT_EQ(second->root().dump(), R"({"version":3,"colour":"red","colours":["red"]})");
}

TEST(Migration, TellsPlacesOfTheTextAsItWasRead)
{
    const Result<JsonDocument> document = parseUpgraded(
        "{\n  \"version\": 1,\n  \"color\": \"red\",\n  \"list\": [1,\n   {\"a\": 2}]\n}", migrations);
    ASSERT_TRUE(document);
    ASSERT_EQ(document->root().dump(),
              R"({"version":3,"list":[1,{"a":2}],"colour":"red","colours":["red"]})");
    const JsonDocument::Node list = document->child(JsonDocument::rootNode, 1);
    EXPECT_EQ(document->keyPosition(list), (TextPosition{4, 3}));
    EXPECT_EQ(document->position(list), (TextPosition{4, 11}));
    const JsonDocument::Node second = document->child(list, 1);
    EXPECT_EQ(document->position(second), (TextPosition{5, 4}));
    EXPECT_EQ(document->position(document->child(second, 0)), (TextPosition{5, 10}));
    // What the migration wrote stands nowhere in the text; the container around it does.
    const JsonDocument::Node colours = document->child(JsonDocument::rootNode, 3);
    EXPECT_EQ(document->keyPosition(colours), (TextPosition{1, 1}));
    EXPECT_EQ(document->position(document->child(colours, 0)), (TextPosition{1, 1}));
}

TEST(Migration, LeavesAloneWhatIsNotOld)
{
    for (const std::string text :
         {R"({"version":3})", R"({"version":4})", R"({"version":0})", R"({"version":-1})",
          R"({"version":"1"})", R"({"version":1.5})", R"({})", R"([1])", R"(null)"}) {
        const Result<JsonDocument> document = parseUpgraded(text, migrations);
        ASSERT_TRUE(document) << text;
        EXPECT_EQ(document->root().dump(), text);
    }
    EXPECT_FALSE(parseUpgraded("{", migrations));
}

} // namespace
} // namespace waystone
