#pragma once

#include "core/edition/edition_info.h"
#include "core/edition/source_mark.h"
#include "core/result.h"
#include "province/rules/kinds.h"

#include <array>
#include <span>
#include <string_view>
#include <vector>

namespace waystone::province {

struct Cost {
    int labor = 0;
    int coins = 0;

    friend bool operator==(const Cost &, const Cost &) = default;
};

struct Denomination {
    int value = 1;
    int count = 0;

    friend bool operator==(const Denomination &, const Denomination &) = default;
};

/// The printed data of one edition. Everything is a fact of a data file; limits are checked by the loader.
struct Edition {
    EditionInfo info;

    std::array<ZoneKind, zones> zoneKinds{}; ///< clockwise from the upper zone; exactly one is the coin zone
    std::array<int, maxPlayers> startingCoins{}; ///< of the first player, of the second one
    std::vector<Denomination> denominations;     ///< ascending; change can be made for every sum
    int sailors = 0;
    int sailorPrice = 0; ///< coins

    int zoneLabor = 0; ///< for a worker that arrives in a labor zone
    int zoneCoins = 0; ///< in the coin zone
    int bankCoins = 0; ///< in the coin zone with the Bank
    int millLabor = 0; ///< at the start of a turn; the same for the next three
    int smithyLabor = 0;
    int whiteLabor = 0; ///< Harbor, both ships white
    int blackCoins = 0; ///< Harbor, both ships black

    int grindLabor = 0; ///< so much labor for …
    int grindCoins = 0; ///< … so many coins
    int unionCoins = 0; ///< so many coins for …
    int unionLabor = 0; ///< … so much labor
    int loanCoins = 0;  ///< to pay back

    std::array<Cost, structures> costs{};
    std::array<int, structures> points{};         ///< for the first builder
    std::array<std::uint8_t, structures> needs{}; ///< the structure that has to be owned before, or `none`
    int tokens = 0;                               ///< structures that one player can build

    std::array<int, goals> goalNeeds{}; ///< how many of it make a goal
    int goalValue = 0;                  ///< printed points of the structures that the goal of these asks for
    int goalPoints = 0;

    int endStructures = 0; ///< so many structures of one player end the game
    int coinsForAPoint = 0;
    int lenderCoinPoints = 0; ///< for holding it at the end; 0 or less

    std::vector<SourceMark> sources; ///< in the order of the file's groups, a group before its items

    /// All coins that there are.
    [[nodiscard]] int totalCoins() const
    {
        int sum = 0;
        for (const Denomination &denomination : denominations)
            sum += denomination.value * denomination.count;
        return sum;
    }
};

/// Every code, beside those of files, with which an edition is refused.
[[nodiscard]] std::span<const std::string_view> editionProblemCodes();

/// Reads an edition file (resources/formats.md). Problems have line and column.
[[nodiscard]] Result<Edition> readEdition(std::string_view text);

} // namespace waystone::province
