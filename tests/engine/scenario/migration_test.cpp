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
