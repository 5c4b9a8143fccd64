#pragma once

#include "core/repair.h"
#include "twocities/rules.h"

#include <string_view>
#include <vector>

namespace waystone::twocities {

/// Proposes ways to mend one problem of a setup. Each function is one chapter of the check of a position and answers to
/// the codes that it knows; whether a proposal really mends is for withFixes() to find out.
class Repairs : public RepairsOf<Setup> {
public:
    Repairs(const BetweenTwoCities &rules, const Setup &setup, const Problem &problem);

    [[nodiscard]] std::vector<FixOf<Setup>> proposals();

private:
    void existence(); ///< repairs.cpp
    void supply();    ///< repairs.cpp
    void shapes();    ///< repairs_cities.cpp
    void growth();    ///< repairs_cities.cpp
    void hands();     ///< repairs_hands.cpp
    void selection(); ///< repairs_hands.cpp
    void rounds();    ///< repairs_hands.cpp

    void proposePhase(Phase phase);
    [[nodiscard]] Seat seat() const { return static_cast<Seat>(number("seat")); }
    /// The city to which the problem's first place belongs.
    [[nodiscard]] std::size_t city() const;

    const BetweenTwoCities &rules_;
    const Edition &edition_;
};

} // namespace waystone::twocities
