#include "cli/rule_coverage.h"

#include "cli/command.h"
#include "core/json/json.h"
#include "games.h"
#include "test_paths.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

/// Which rules are told and shown: the table of `waystone-cli rules --coverage`.
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

TEST(RuleCoverage, EveryRuleIsToldInEveryLanguageAndShown)
{
    EXPECT_GE(ours().rules.size(), 291u);
    for (const CoveredRule &rule : ours().rules) {
        EXPECT_TRUE(rule.hasTitles && rule.hasTexts) << rule.game << ' ' << rule.id;
        EXPECT_NE(static_cast<int>(rule.shown().value_or(Shown::told)), static_cast<int>(Shown::told))
            << rule.game << ' ' << rule.id << ": no step of a walkthrough shows it";
    }
}

TEST(RuleCoverage, AtLeastHalfOfTheRulesOfEachGameArePlayed)
{
    for (const auto &[game, count] : ours().counts())
        EXPECT_GE(2 * count.shown[static_cast<std::size_t>(Shown::played)], count.rules) << game;
}

TEST(RuleCoverage, StepsNameOnlyRulesThatThereAre)
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

} // namespace
} // namespace waystone::cli::test
