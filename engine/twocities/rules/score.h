#pragma once

#include "core/score_sheet.h"
#include "twocities/rules/state.h"

#include <array>
#include <memory>
#include <vector>

namespace waystone::twocities {

/// Points of a city by type of building.
using CityPoints = std::array<int, types>;

/// What every arrangement of shops and of parks in a window of 4 by 4 is worth, by its bits; made once an edition.
struct ScoreTables {
    std::array<std::uint8_t, 1 << cityCells> shops;
    std::array<std::uint8_t, 1 << cityCells> parks;
};
[[nodiscard]] std::shared_ptr<const ScoreTables> makeScoreTables(const Values &values);

/// What each player has if the cities are worth so much: their lower city; with two players both.
[[nodiscard]] std::vector<int> playerTotals(int players, const std::array<int, maxPlayers> &cities);

/// Scores cities by the book (readings: Between Two Cities, Scoring of a city), finished or not.
class Scorer {
public:
    explicit Scorer(const Values &values) : values_(values), tables_(makeScoreTables(values)) {}

    /// By type; what the factories are worth depends on all cities.
    [[nodiscard]] CityPoints points(const State &state, int city) const;
    /// The sums, by city; entries beyond the cities there are stay 0.
    [[nodiscard]] std::array<int, maxPlayers> totals(const State &state) const;
    /// What each factory of each city is worth.
    [[nodiscard]] std::array<int, maxPlayers> factoryValues(const State &state) const;
    /// The lines into which shops are best parted, as masks of a window, the longest first.
    [[nodiscard]] std::vector<std::uint16_t> shopLines(std::uint16_t shops) const;
    /// The same points as points(), part by part with the cells that give them.
    [[nodiscard]] ScoreSheet sheet(const State &state, int city) const;

    /// What a city is worth if each of its factories is worth so much.
    [[nodiscard]] CityPoints pointsOf(const City &city, int factoryValue) const;
    /// What shops, or parks, are worth that lie so in a window.
    [[nodiscard]] int shopPoints(std::uint16_t cells) const { return tables_->shops[cells]; }
    [[nodiscard]] int parkPoints(std::uint16_t cells) const { return tables_->parks[cells]; }

private:
    [[nodiscard]] int taverns(const City &city) const;
    [[nodiscard]] int offices(int count) const;

    Values values_;
    std::shared_ptr<const ScoreTables> tables_;
};

} // namespace waystone::twocities
