#pragma once

#include "bots/search/search_policy.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace waystone {

/// What is expected of a game that is not over.
struct Expectations {
    std::array<double, maxSeats> chances{}; ///< of each seat to win; 1 in all
    std::array<double, maxSeats> margins{}; ///< points ahead of the best other seat in the end
};

/// What a position is worth to each seat, once it has been evaluated.
struct PositionValue {
    /// Worths closer than this are equal: far below a point and far above what compilers round differently.
    static constexpr double equal = 1e-7;

    std::array<double, maxSeats> margins{};   ///< points ahead of the best other seat
    std::array<double, maxSeats> winShares{}; ///< expected share of the first place
    std::array<double, maxSeats> rewards{};   ///< what a seat strives for, 0 to 1

    /// `scale` is SearchSettings::rewardScale; `discount` is the part of a finished game's reward, above or below that of
    /// an even one, that is taken off; 0 to 1.
    PositionValue(const Worths &worths, int seats, bool isOver, double scale, double discount)
    {
        const double best = *std::max_element(worths.begin(), worths.begin() + seats);
        const auto winners = std::count_if(worths.begin(), worths.begin() + seats,
                                           [best](double worth) { return worth > best - equal; });
        double sum = 0;
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
            margins[seat] = worths[seat] - bestOther(worths, seats, seat);
            const double expected = shareFor(margins[seat], scale);
            winShares[seat] = expected;
            rewards[seat] = expected;
            sum += expected;
            if (!isOver)
                continue;
            winShares[seat] = worths[seat] > best - equal ? 1.0 / static_cast<double>(winners) : 0;
            const double reward = victory * winShares[seat] + (1 - victory) * expected;
            rewards[seat] = reward - (reward - even) * discount;
        }
        // There is one first place, however many expect a part of it.
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats) && !isOver; ++seat)
            winShares[seat] /= sum;
    }

    /// Of a game that is not over; its rewards can be compared with those of one that is.
    PositionValue(const Expectations &expected, int seats, double scale)
        : margins(expected.margins), winShares(expected.chances)
    {
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat)
            rewards[seat] = victory * winShares[seat] + (1 - victory) * shareFor(margins[seat], scale);
    }

private:
    /// The part of the reward of a finished game that lies in the first place itself, whatever the margin.
    static constexpr double victory = 0.75;
    static constexpr double even = 0.5;

    static double shareFor(double margin, double scale)
    {
        return 0.5 + 0.5 * margin / (std::abs(margin) + scale);
    }
    static double bestOther(const Worths &worths, int seats, std::size_t seat)
    {
        double best = -std::numeric_limits<double>::infinity();
        for (std::size_t other = 0; other < static_cast<std::size_t>(seats); ++other)
            if (other != seat)
                best = std::max(best, worths[other]);
        return best;
    }
};

} // namespace waystone
