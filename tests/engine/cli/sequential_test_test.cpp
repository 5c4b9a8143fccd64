#include "cli/arena/sequential_test.h"

#include "core/rng.h"

#include <gtest/gtest.h>

#include <sstream>

namespace waystone::cli {
namespace {

using Verdict = SequentialTest::Verdict;

constexpr SequentialTest test{0.5, 0.6};

TEST(SequentialTest, WeighsTheGames)
{
    EXPECT_EQ(test.evidence({}), 0);
    EXPECT_EQ(test.verdict({}), Verdict::undecided);
    EXPECT_NEAR(test.evidence({55, 0, 45}), 0, 1e-9) << "just between the two";
    // 0.1 * (2 * 60 - 110) / (2 * 0.24), nearly
    EXPECT_NEAR(test.evidence({60, 0, 40}), 2.08, 0.02);
    EXPECT_EQ(test.verdict({60, 0, 40}), Verdict::undecided);
    EXPECT_EQ(test.verdict({90, 0, 60}), Verdict::high);
    EXPECT_EQ(test.verdict({70, 0, 80}), Verdict::low);
    EXPECT_EQ(test.verdict({3, 0, 0}), Verdict::undecided) << "too few to tell, though all alike";
    EXPECT_GT(test.evidence({40, 40, 20}), test.evidence({60, 0, 40})) << "draws make games surer";
}

/// Games that are won with this probability.
Verdict after(double rate, std::uint64_t seed)
{
    constexpr std::uint32_t parts = 1'000'000;
    Rng rng(seed);
    Outcomes outcomes;
    while (test.verdict(outcomes) == Verdict::undecided)
        ++(rng.below(parts) < rate * parts ? outcomes.wins : outcomes.losses);
    return test.verdict(outcomes);
}

TEST(SequentialTest, IsSeldomWrong)
{
    int lows = 0;
    int highs = 0;
    constexpr int matches = 400;
    for (std::uint64_t seed = 0; seed < matches; ++seed) {
        lows += after(0.5, seed) == Verdict::low ? 1 : 0;
        highs += after(0.6, seed) == Verdict::high ? 1 : 0;
    }
    EXPECT_GE(lows, matches * 93 / 100);
    EXPECT_GE(highs, matches * 93 / 100);
}

TEST(SequentialTest, SaysWhatItFound)
{
    std::ostringstream out;
    test.print({90, 0, 60}, out);
    EXPECT_EQ(out.str().substr(0, 45), "sequential test 50.0% or 60.0%: evidence +3.1");
    EXPECT_NE(out.str().find("of +-2.94, 60.0% or more\n"), std::string::npos) << out.str();
}

} // namespace
} // namespace waystone::cli
