#include "province/rules/purse.h"

#include <algorithm>

namespace waystone::province {

PurseTable::PurseTable(std::span<const Denomination> denominations) : denominations_(denominations.size())
{
    for (const auto &[value, count] : denominations)
        total_ += value * count;
    sharings_.resize(cell(total_, total_) + 1);
    sharings_[cell(0, 0)].isPossible = true;
    for (std::size_t index = 0; index < denominations.size(); ++index)
        add(denominations[index], maxDenominations - 1 - index);
}

/// From what can be paid by the smaller denominations to what can be paid with this one too.
void PurseTable::add(const Denomination &denomination, std::size_t place)
{
    std::vector<Sharing> next(sharings_.size());
    const auto [value, count] = denomination;
    for (int first = 0; first <= total_; ++first)
        for (int second = 0; first + second <= total_; ++second) {
            const Sharing &without = sharings_[cell(first, second)];
            if (!without.isPossible)
                continue;
            for (int firsts = 0; firsts <= count && first + second + firsts * value <= total_; ++firsts)
                for (int seconds = 0; firsts + seconds <= count; ++seconds) {
                    const int firstSum = first + firsts * value;
                    const int secondSum = second + seconds * value;
                    if (firstSum + secondSum > total_)
                        break;
                    Sharing with = without;
                    with.cost.all = static_cast<std::uint8_t>(with.cost.all + firsts + seconds);
                    with.cost.firsts = static_cast<std::uint8_t>(with.cost.firsts + firsts);
                    with.coins[0][place] = static_cast<std::uint8_t>(firsts);
                    with.coins[1][place] = static_cast<std::uint8_t>(seconds);
                    Sharing &best = next[cell(firstSum, secondSum)];
                    if (with.isBetterThan(best))
                        best = with;
                }
        }
    sharings_ = std::move(next);
}

std::optional<std::array<Purse, maxPlayers>> PurseTable::find(std::array<int, maxPlayers> coins) const
{
    const auto [first, second] = coins;
    if (first < 0 || second < 0 || first + second > total_)
        return std::nullopt;
    const Sharing &sharing = sharings_[cell(first, second)];
    if (!sharing.isPossible)
        return std::nullopt;
    std::array<Purse, maxPlayers> purses{};
    for (std::size_t player = 0; player < maxPlayers; ++player)
        for (std::size_t index = 0; index < denominations_; ++index)
            purses[player][index] = sharing.coins[player][maxDenominations - 1 - index];
    return purses;
}

} // namespace waystone::province
