#include "cli/rule_coverage.h"

#include "cli/command.h"
#include "core/json/json.h"
#include "games.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

/// Which rules are told, shown and tested: the table of `waystone-cli rules --coverage`.
namespace waystone::cli::test {
namespace {

std::pair<int, std::string> run(std::vector<std::string> words)
{
    std::ostringstream out;
    std::ostringstream err;
    const int status = cli::run(words, games(), out, err);
    return {status, out.str() + err.str()};
}

const RuleCoverage &ours()
{
    static const RuleCoverage coverage = ruleCoverage(WAYSTONE_ROOT_DIR, games());
    return coverage;
}

TEST(RuleCoverage, EveryRuleIsToldInThreeLanguagesShownAndTested)
{
    EXPECT_GE(ours().rules.size(), 291u);
    for (const CoveredRule &rule : ours().rules) {
        EXPECT_TRUE(rule.hasTitles && rule.hasTexts) << rule.game << ' ' << rule.id;
        EXPECT_FALSE(rule.steps.empty())
            << rule.game << ' ' << rule.id << ": no step of a walkthrough shows it";
        EXPECT_FALSE(rule.tests.empty()) << rule.game << ' ' << rule.id << ": no test exercises it";
    }
}

TEST(RuleCoverage, StepsAndTestsNameOnlyRulesThatThereAre)
{
    for (const std::string &unknown : ours().unknown)
        ADD_FAILURE() << unknown;
}

TEST(RuleCoverage, IsPrinted)
{
    const auto [status, table] = run({"rules", "--coverage", "--root", WAYSTONE_ROOT_DIR});
    EXPECT_EQ(status, 0) << table;
    EXPECT_NE(table.find("milestones castle.keep-three"), std::string::npos);
    const std::string count = std::to_string(ours().rules.size());
    EXPECT_NE(table.find(count + " of " + count + " rules"), std::string::npos) << table;

    const auto [same, json] = run({"rules", "--coverage", "--json", "--root", WAYSTONE_ROOT_DIR});
    EXPECT_EQ(same, 0);
    const Json all = Json::parse(json);
    EXPECT_EQ(all.at("rules").size(), ours().rules.size());
    EXPECT_TRUE(all.at("unknown").empty());

    EXPECT_EQ(run({"rules"}).first, 2);
    EXPECT_EQ(run({"rules", "--coverage", "--root", "/no/such/folder"}).first, 2);
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
} // namespace waystone::cli::test
