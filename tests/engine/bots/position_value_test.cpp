#include "bots/search/position_value.h"

#include <gtest/gtest.h>

namespace waystone::test {
namespace {

constexpr double scale = 5;

TEST(PositionValue, ADiscountMakesAnEarlierWinWorthMoreAndALaterLossLessBad)
{
    const Worths worths{12, 4};
    const PositionValue now(worths, 2, true, scale, 0);
    const PositionValue later(worths, 2, true, scale, 0.1);
    EXPECT_GT(now.rewards[0], later.rewards[0]);
    EXPECT_LT(now.rewards[1], later.rewards[1]);
    EXPECT_GT(later.rewards[0], later.rewards[1]);
    EXPECT_EQ(later.margins, now.margins);
    EXPECT_EQ(later.winShares, now.winShares);
}

TEST(PositionValue, ADiscountDoesNotTouchAGameThatGoesOn)
{
    const Worths worths{12, 4};
    EXPECT_EQ(PositionValue(worths, 2, false, scale, 0.1).rewards,
              PositionValue(worths, 2, false, scale, 0).rewards);
}

TEST(PositionValue, ThereIsOneFirstPlaceForAll)
{
    for (int seats = 2; seats <= maxSeats; ++seats) {
        Worths worths{};
        const PositionValue even(worths, seats, false, scale, 0);
        worths[0] = 3;
        const PositionValue ahead(worths, seats, false, scale, 0);
        double sum = 0;
        for (int seat = 0; seat < seats; ++seat) {
            EXPECT_NEAR(even.winShares[seat], 1.0 / seats, 1e-9);
            sum += ahead.winShares[seat];
        }
        EXPECT_NEAR(sum, 1, 1e-9);
        EXPECT_GT(ahead.winShares[0], even.winShares[0]);
        EXPECT_LT(ahead.winShares[1], even.winShares[1]);
    }
}

} // namespace
} // namespace waystone::test
