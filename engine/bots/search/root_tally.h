#pragma once

#include "bots/search/candidate.h"

#include <cmath>
#include <limits>

namespace waystone {

/// What came of one action of the root, over the iterations that took it.
struct RootTally {
    std::uint64_t visits = 0;
    double margins = 0;
    double squares = 0; ///< of the margins
    double winShares = 0;

    void add(double margin, double winShare)
    {
        ++visits;
        margins += margin;
        squares += margin * margin;
        winShares += winShare;
    }
    void add(const RootTally &other)
    {
        visits += other.visits;
        margins += other.margins;
        squares += other.squares;
        winShares += other.winShares;
    }

    /// `firstValue` is the margin as long as it was never visited.
    [[nodiscard]] Candidate candidate(Action action, double firstValue) const
    {
        Candidate candidate{action, visits, firstValue, std::numeric_limits<double>::infinity(), 0.5};
        if (visits == 0)
            return candidate;
        const auto count = static_cast<double>(visits);
        candidate.margin = margins / count;
        candidate.winShare = winShares / count;
        if (visits > 1) {
            const double variance =
                std::max(0.0, (squares - count * candidate.margin * candidate.margin) / (count - 1));
            candidate.uncertainty = deviations * std::sqrt(variance / count);
        }
        return candidate;
    }

private:
    static constexpr double deviations = 1.959964; ///< of the normal distribution, on either side: 95 %
};

} // namespace waystone
