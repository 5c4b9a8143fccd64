#include "province/rules/purse.h"

#include <gtest/gtest.h>

#include <functional>
#include <tuple>

namespace waystone::province::test {

namespace {

using Denominations = std::vector<Denomination>;

/// Every purse of a sum that a supply allows, those with more of the larger denominations first.
void everyPurse(const Denominations &supply, int sum, const std::function<void(const Purse &)> &use,
                std::size_t count, Purse purse = {})
{
    if (count == 0) {
        if (sum == 0)
            use(purse);
        return;
    }
    const auto [value, most] = supply[count - 1];
    for (int number = std::min(most, sum / value); number >= 0; --number) {
        purse[count - 1] = number;
        everyPurse(supply, sum - number * value, use, count - 1, purse);
    }
}

int pieces(const Purse &purse)
{
    return purse[0] + purse[1] + purse[2];
}

/// By trying everything.
std::optional<std::array<Purse, maxPlayers>> tried(const Denominations &supply,
                                                   std::array<int, maxPlayers> coins)
{
    std::optional<std::array<Purse, maxPlayers>> best;
    const auto cost = [](const std::array<Purse, maxPlayers> &both) {
        return std::tuple(pieces(both[0]) + pieces(both[1]), pieces(both[0]));
    };
    everyPurse(
        supply, coins[0],
        [&](const Purse &first) {
            Denominations left = supply;
            for (std::size_t index = 0; index < left.size(); ++index)
                left[index].count -= first[index];
            everyPurse(
                left, coins[1],
                [&](const Purse &second) {
                    const std::array<Purse, maxPlayers> both{first, second};
                    if (!best || cost(both) < cost(*best))
                        best = both;
                },
                left.size());
        },
        supply.size());
    return best;
}

void expectAsTried(const Denominations &supply, int step)
{
    int total = 0;
    for (const auto &[value, count] : supply)
        total += value * count;
    const PurseTable table(supply);
    for (int first = 0; first <= total + 1; first += step)
        for (int second = 0; first + second <= total + 1; second += step)
            ASSERT_EQ(table.find({first, second}), tried(supply, {first, second}))
                << first << " and " << second << " of " << total;
}

} // namespace

TEST(Purses, AreThoseOfTryingEverything)
{
    for (const Denominations &supply : {Denominations{{1, 8}, {5, 5}, {10, 1}},
                                        {{1, 10}, {5, 3}, {10, 1}},
                                        {{2, 3}, {3, 4}},
                                        {{1, 5}, {2, 5}, {3, 5}},
                                        {{1, 6}, {4, 3}, {6, 2}},
                                        {{2, 4}, {5, 3}, {7, 2}},
                                        {{3, 9}}})
        expectAsTried(supply, 1);
}

TEST(Purses, OfVeryManyCoins)
{
    expectAsTried({{1, 40}, {2, 20}, {3, 13}}, 17);
}

} // namespace waystone::province::test
