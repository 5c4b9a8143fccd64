#pragma once

#include "core/seat.h"
#include "province/rules/state.h"

#include <array>
#include <limits>

namespace waystone::province {

class Province;

/// What things are worth to whoever judges a position, in points. It says nothing about the rules.
struct Judgement {
    double structureAhead = 0; ///< a structure while goals and the end lie ahead
    double coinAhead = 0;      ///< a coin that can still be spent
    int usefulCoins =
        std::numeric_limits<int>::max(); ///< so many; further ones are only the points that they become
    double laborAhead = 0;               ///< labor of the turn under way
    double sailorAhead = 0;              ///< a sailor while his work lies ahead
    double plan =
        0; ///< the part that counts of a structure that can be built this turn; the less the more is missing
    /// What the effect of a structure brings from the first turn to the last; below 0 for those that are worth less than
    /// any structure is.
    std::array<double, structures> effects{};
    double spent = 0; ///< the part of the effects and of the sailors' work that the last structure takes away
};

/// What the seat may expect, in points.
[[nodiscard]] double judged(const Province &rules, const State &state, Seat seat, const Judgement &by);

} // namespace waystone::province
