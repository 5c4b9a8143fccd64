#pragma once

#include "cli/arena/arena_tally.h"

#include <iosfwd>

namespace waystone::cli {

/// Wald's sequential test of two rates of won games, a draw counting half: does a win as many as `high`, or no more than
/// `low`? Each answer is wrong once in twenty times at most, so far as games follow the normal approximation that is used; none is given before 40 games.
/// A match may stop as soon as it is decided.
struct SequentialTest {
    enum class Verdict { undecided, low, high };

    double low = 0; ///< 0 to 1, below `high`
    double high = 1;

    /// The logarithm of how much likelier these games are with the high rate than with the low one.
    [[nodiscard]] double evidence(const Outcomes &outcomes) const;
    [[nodiscard]] Verdict verdict(const Outcomes &outcomes) const;
    void print(const Outcomes &outcomes, std::ostream &out) const;
};

} // namespace waystone::cli
