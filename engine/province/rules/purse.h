#pragma once

#include "province/rules/edition.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace waystone::province {

/// How many coins of each denomination somebody holds.
using Purse = std::array<int, maxDenominations>;

/// How both players are paid out, for every two sums that there are coins for.
class PurseTable {
public:
    explicit PurseTable(std::span<const Denomination> denominations);

    /// The coins of both with the fewest pieces that there are, the first player's as few as possible among these; of
    /// equal ones the first player has the larger coins. Nothing if no change can be made for the two sums together.
    [[nodiscard]] std::optional<std::array<Purse, maxPlayers>> find(std::array<int, maxPlayers> coins) const;

private:
    /// The pieces of both, then those of the first player; less is better.
    struct Cost {
        std::uint8_t all = 0;
        std::uint8_t firsts = 0;

        friend constexpr auto operator<=>(const Cost &, const Cost &) = default;
    };
    using Coins = std::array<std::uint8_t, maxDenominations>;
    struct Sharing {
        bool isPossible = false;
        Cost cost;
        std::array<Coins, maxPlayers>
            coins{}; ///< the largest denomination first, so that more of it compares greater

        [[nodiscard]] bool isBetterThan(const Sharing &other) const
        {
            if (isPossible != other.isPossible || !isPossible)
                return isPossible;
            return cost != other.cost ? cost < other.cost : coins > other.coins;
        }
    };

    [[nodiscard]] std::size_t cell(int first, int second) const
    {
        return static_cast<std::size_t>(first) * static_cast<std::size_t>(total_ + 1) +
               static_cast<std::size_t>(second);
    }
    void add(const Denomination &denomination, std::size_t place);

    int total_ = 0;
    std::size_t denominations_;
    std::vector<Sharing> sharings_; ///< by both sums
};

} // namespace waystone::province
