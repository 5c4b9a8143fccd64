#include "bots/prospect.h"

#include <gtest/gtest.h>

namespace waystone::test {
namespace {

constexpr double scale = 5;

TEST(Prospect, HasteMakesAnEarlierWinWorthMoreAndALaterLossLessBad)
{
    const Worths worths{12, 4};
    const Prospect now(worths, 2, true, scale, 0);
    const Prospect later(worths, 2, true, scale, 0.1);
    EXPECT_GT(now.rewards[0], later.rewards[0]);
    EXPECT_LT(now.rewards[1], later.rewards[1]);
    EXPECT_GT(later.rewards[0], later.rewards[1]);
    EXPECT_EQ(later.margins, now.margins);
    EXPECT_EQ(later.winShares, now.winShares);
}

TEST(Prospect, HasteDoesNotTouchAGameThatGoesOn)
{
    const Worths worths{12, 4};
    EXPECT_EQ(Prospect(worths, 2, false, scale, 0.1).rewards, Prospect(worths, 2, false, scale, 0).rewards);
}

} // namespace
} // namespace waystone::test
