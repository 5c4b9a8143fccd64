#pragma once

#include "core/repair.h"
#include "twocities/rules.h"

#include <string_view>
#include <vector>

namespace waystone::twocities {

/// Proposes ways to mend one problem of a setup. Each function is one chapter of the check of a position and answers to
/// the codes that it knows; whether a proposal really mends is for withFixes() to find out.
class Repairs {
public:
    Repairs(const BetweenTwoCities &rules, const Setup &setup, const Problem &problem);

    [[nodiscard]] std::vector<FixOf<Setup>> proposals();

private:
    using Arguments = std::vector<Argument>;

    void existence(); ///< repairs.cpp
    void supply();    ///< repairs.cpp
    void shapes();    ///< repairs_cities.cpp
    void growth();    ///< repairs_cities.cpp
    void hands();     ///< repairs_hands.cpp
    void selection(); ///< repairs_hands.cpp
    void rounds();    ///< repairs_hands.cpp

    [[nodiscard]] bool is(std::string_view code) const { return problem_.code == code; }
    template <class Change>
    void propose(std::string_view code, const Change &change, Arguments arguments = {})
    {
        proposals_.add(code, std::move(arguments), change);
    }
    void proposePhase(Phase phase);
    [[nodiscard]] int number(std::string_view argument) const; ///< that the problem names; there is one
    [[nodiscard]] Seat seat() const { return static_cast<Seat>(number("seat")); }
    /// The city to which the problem's first place belongs.
    [[nodiscard]] std::size_t city() const;

    const BetweenTwoCities &rules_;
    const Edition &edition_;
    const Setup &setup_;
    const Problem &problem_;
    Proposals<Setup> proposals_;
};

} // namespace waystone::twocities
