#pragma once

#include "core/repair.h"
#include "milestones/rules.h"

#include <functional>
#include <string_view>
#include <vector>

namespace waystone::milestones {

/// Proposes ways to mend one problem of a setup. Each function is one chapter of the check of a position and answers to
/// the codes that it knows; whether a proposal really mends is for withFixes() to find out.
class Repairs : public RepairsOf<Setup> {
public:
    Repairs(const Milestones &rules, const Setup &setup, const Problem &problem);

    [[nodiscard]] std::vector<FixOf<Setup>> proposals();

private:
    void existence(); ///< repairs.cpp
    void network();   ///< repairs_network.cpp
    void boards();    ///< repairs_boards.cpp
    void tiles();     ///< repairs_boards.cpp
    void beginning(); ///< repairs_turn.cpp
    void turn();      ///< repairs_turn.cpp
    void end();       ///< repairs_turn.cpp

    /// Index of the problem's first place, or of a later one. There is one.
    [[nodiscard]] int at(std::size_t which = 0) const;
    /// The seat that the problem names or to which its first place belongs.
    [[nodiscard]] Seat seat() const;

    const Milestones &rules_;
    const Edition &edition_;
    const Board &board_;
};

} // namespace waystone::milestones
