#pragma once

#include "advice/comparison.h"
#include "core/action.h"
#include "session/decision.h"

#include <optional>
#include <vector>

namespace waystone {

/// A decision of a game that was looked back at.
struct ReviewedMoment : Decision {
    Action best{};
    double margin = 0;       ///< that the seat could expect before it
    double uncertainty = 0;  ///< of the margin, see Candidate
    bool isCompared = false; ///< whether what was played could be judged beside the best
    /// Points by which what was played is certainly worse than the best; 0 if it may be as good, or is not compared.
    double cost = 0;
    /// Of the best with what was played, where that has cost something.
    std::optional<Comparison> comparison{};
};

/// The costliest decision of a turn, with what all those of the turn have cost.
struct CostlyTurn {
    ReviewedMoment moment;
    double cost = 0;
};

/// At most so many turns that have cost something, the costliest first.
[[nodiscard]] std::vector<CostlyTurn> costliestOf(const std::vector<ReviewedMoment> &moments,
                                                  std::size_t most);

} // namespace waystone
