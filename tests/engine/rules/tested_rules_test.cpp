#include "cli/text_file.h"
#include "scenario/catalogue/rule_catalogue.h"
#include "support/listed_games.h"
#include "support/named_tests.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <map>

/// Every rule of a catalogue is exercised by a test of its game that says so, and no test names a rule there is not.
namespace waystone::test {
namespace {

TEST(TestedRules, EveryRuleHasATest)
{
    for (const auto &[folder, id] : listedGames()) {
        const Result<RuleCatalogue> catalogue =
            RuleCatalogue::read(cli::namedFile(WAYSTONE_ROOT_DIR "/resources/rules/" + id + ".json"));
        ASSERT_TRUE(catalogue) << id;
        std::map<std::string, std::vector<std::string>> testsOf;
        for (const auto &entry :
             std::filesystem::directory_iterator(WAYSTONE_TESTS_DIR "/engine/" + folder)) {
            if (!entry.path().filename().string().ends_with("_test.cpp"))
                continue;
            for (const NamedTest &test : namedTests(cli::namedFile(entry.path().string())))
                for (const std::string &rule : test.rules) {
                    testsOf[rule].push_back(test.name);
                    EXPECT_NE(catalogue->find(rule), nullptr) << test.name << ": " << rule;
                }
        }
        for (const Rule &rule : catalogue->rules())
            EXPECT_FALSE(testsOf[rule.id].empty()) << id << ' ' << rule.id << ": no test exercises it";
    }
}

TEST(NamedTests, AreThoseWithRulesRightAboveThem)
{
    const std::vector<NamedTest> tests = namedTests("// Rules: a.b, c.d\n"
                                                    "TEST(One, First)\n"
                                                    "{\n"
                                                    "    // Rules: not.above\n"
                                                    "}\n"
                                                    "TEST(One, Second)\n"
                                                    "// What the book says.\n"
                                                    "// Rules: e.f,\n"
                                                    "// g.h\n"
                                                    "TEST_P(Two, Third)\n"
                                                    "// Rules: i.j\n"
                                                    "\n"
                                                    "TEST_F(Two, Fourth)\n");
    ASSERT_EQ(tests.size(), 2u);
    EXPECT_EQ(tests[0].name, "One.First");
    EXPECT_EQ(tests[0].rules, (std::vector<std::string>{"a.b", "c.d"}));
    EXPECT_EQ(tests[1].name, "Two.Third");
    EXPECT_EQ(tests[1].rules, (std::vector<std::string>{"e.f", "g.h"}));
}

} // namespace
} // namespace waystone::test
