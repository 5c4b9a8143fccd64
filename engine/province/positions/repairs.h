#pragma once

#include "core/repair.h"
#include "province/rules.h"

#include <string_view>
#include <vector>

namespace waystone::province {

/// Proposes ways to mend one problem of a setup. Each function is one chapter of the check of a position and answers to
/// the codes that it knows; whether a proposal really mends is for withFixes() to find out.
class Repairs : public RepairsOf<Setup> {
public:
    Repairs(const Province &rules, const Setup &setup, const Problem &problem);

    [[nodiscard]] std::vector<FixOf<Setup>> proposals();

private:
    void existence();       ///< repairs.cpp
    void workers();         ///< repairs_board.cpp
    void builtStructures(); ///< repairs_board.cpp
    void loan();            ///< repairs_board.cpp
    void turn();            ///< repairs_turn.cpp
    void goalTokens();      ///< repairs_turn.cpp
    void end();             ///< repairs_turn.cpp

    void proposePhase(Phase phase);
    void proposeBuilding(std::string_view argument);

    [[nodiscard]] Seat seat() const; ///< that the problem names; there is one
    /// Index of the structure, or of the goal, that the problem names; there is one.
    [[nodiscard]] int structure(std::string_view argument = "structure") const;
    [[nodiscard]] int goal() const;
    /// The worker at the problem's first place.
    [[nodiscard]] std::size_t worker() const;

    const Province &rules_;
};

} // namespace waystone::province
