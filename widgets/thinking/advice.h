#pragma once

#include "advice/comparison.h"
#include "bots/search/candidate.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace waystone {

/// What a search has found out about the actions of one seat so far.
struct Advice {
    Seat seat = nobody;                ///< whose actions they are; nobody as long as nothing is known
    std::vector<Candidate> candidates; ///< the best first
    std::vector<ExpectedStep> line;    ///< see Analysis::line()
    /// The best beside the next best that leads elsewhere by the end of the turn; nothing if there is none.
    std::optional<Comparison> comparison;
    std::uint64_t iterations = 0;
    bool isFinished = false; ///< nothing more will be found out

    [[nodiscard]] bool isKnown() const { return seat != nobody && !candidates.empty(); }
    /// Whether another action may be as good as the best.
    [[nodiscard]] bool isUnsure() const;
};

/// Whether it was tried often enough to speak of its margin.
[[nodiscard]] bool isJudged(const Candidate &candidate);
/// Whether the difference of their margins is within what is uncertain of it (95 %); both are judged.
[[nodiscard]] bool mayBeEqual(const Candidate &one, const Candidate &other);

/// "+3.4", "−0.2", "0.0": a margin in points, as the reader writes numbers.
[[nodiscard]] QString marginText(double margin);

} // namespace waystone
