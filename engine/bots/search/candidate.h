#pragma once

#include "core/action.h"
#include "core/seat.h"

#include <cstdint>
#include <vector>

namespace waystone {

/// What a search thinks of one action of its seat.
struct Candidate {
    Action action{};
    std::uint64_t visits = 0; ///< how often it was tried: the better it did, the more often
    double margin = 0;        ///< expected points of the seat minus those of the best other
    double uncertainty =
        0; ///< half the width of the 95 % interval of `margin`; infinite where nothing can be said of it
    double winShare = 0.5; ///< expected share of the first place, 0 to 1

    friend bool operator==(const Candidate &, const Candidate &) = default;
};

/// The best first: the one tried most often, of equal ones the one with the greater margin.
void sortCandidates(std::vector<Candidate> &candidates);

/// A step of the line that a search expects.
struct ExpectedStep {
    Seat seat = nobody; ///< chanceSeat for what chance brings
    Action action{};

    friend bool operator==(const ExpectedStep &, const ExpectedStep &) = default;
};

} // namespace waystone
