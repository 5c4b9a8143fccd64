#include "province/rules/purse.h"

#include <algorithm>
#include <numeric>

namespace waystone::province {

namespace {

int pieces(const Purse &purse)
{
    return std::accumulate(purse.begin(), purse.end(), 0);
}

/// The fewest pieces of what the supply holds that make the sum.
std::optional<Purse> fewest(const Edition &edition, const Purse &supply, int sum, std::size_t count)
{
    if (count == 0)
        return sum == 0 ? std::optional(Purse{}) : std::nullopt;
    const std::size_t last = count - 1;
    const int value = edition.denominations[last].value;
    std::optional<Purse> best;
    for (int number = std::min(supply[last], sum / value); number >= 0; --number) {
        std::optional<Purse> rest = fewest(edition, supply, sum - number * value, last);
        if (!rest)
            continue;
        (*rest)[last] = number;
        if (!best || pieces(*rest) < pieces(*best))
            best = rest;
    }
    return best;
}

class Sharing {
public:
    Sharing(const Edition &edition, std::array<int, players> coins) : edition_(edition), coins_(coins)
    {
        for (std::size_t index = 0; index < edition.denominations.size(); ++index)
            supply_[index] = edition.denominations[index].count;
    }

    std::optional<std::array<Purse, players>> best()
    {
        tryFirst({}, edition_.denominations.size(), coins_[0]);
        return best_;
    }

private:
    /// Every way to pay the first player, the larger denominations before the smaller ones.
    void tryFirst(Purse first, std::size_t count, int sum)
    {
        if (count == 0) {
            if (sum == 0)
                tryBoth(first);
            return;
        }
        const std::size_t last = count - 1;
        const int value = edition_.denominations[last].value;
        for (int number = std::min(supply_[last], sum / value); number >= 0; --number) {
            first[last] = number;
            tryFirst(first, last, sum - number * value);
        }
    }

    void tryBoth(const Purse &first)
    {
        Purse left = supply_;
        for (std::size_t index = 0; index < left.size(); ++index)
            left[index] -= first[index];
        const std::optional<Purse> second = fewest(edition_, left, coins_[1], edition_.denominations.size());
        if (!second)
            return;
        const auto cost = [](const std::array<Purse, players> &both) {
            return std::pair(pieces(both[0]) + pieces(both[1]), pieces(both[0]));
        };
        const std::array<Purse, players> both{first, *second};
        if (!best_ || cost(both) < cost(*best_))
            best_ = both;
    }

    const Edition &edition_;
    const std::array<int, players> coins_;
    Purse supply_{};
    std::optional<std::array<Purse, players>> best_;
};

} // namespace

std::optional<std::array<Purse, players>> purses(const Edition &edition, std::array<int, players> coins)
{
    return Sharing(edition, coins).best();
}

} // namespace waystone::province
