#pragma once

#include "core/repair.h"
#include "milestones/rules.h"

#include <functional>
#include <string_view>
#include <vector>

namespace waystone::milestones {

/// Proposes ways to mend one problem of a setup. Each function is one chapter of the check of a position and answers to
/// the codes that it knows; whether a proposal really mends is for withFixes() to find out.
class Repairs {
public:
    Repairs(const Milestones &rules, const Setup &setup, const Problem &problem);

    [[nodiscard]] std::vector<FixOf<Setup>> proposals();

private:
    using Arguments = std::vector<Argument>;

    void existence(); ///< repairs.cpp
    void network();   ///< repairs_network.cpp
    void boards();    ///< repairs_boards.cpp
    void tiles();     ///< repairs_boards.cpp
    void beginning(); ///< repairs_turn.cpp
    void turn();      ///< repairs_turn.cpp
    void end();       ///< repairs_turn.cpp

    [[nodiscard]] bool is(std::string_view code) const { return problem_.code == code; }
    template <class Change>
    void propose(std::string_view code, const Change &change, Arguments arguments = {})
    {
        proposals_.add(code, std::move(arguments), change);
    }

    /// A number or a term of the problem; 0 or an empty text if it has no such argument.
    [[nodiscard]] int number(std::string_view name) const;
    [[nodiscard]] std::string_view term(std::string_view name) const;
    /// Index of the problem's first place, or of a later one. There is one.
    [[nodiscard]] int at(std::size_t which = 0) const;
    /// The seat that the problem names or to which its first place belongs.
    [[nodiscard]] Seat seat() const;

    const Milestones &rules_;
    const Edition &edition_;
    const Board &board_;
    const Setup &setup_;
    const Problem &problem_;
    Proposals<Setup> proposals_;
};

} // namespace waystone::milestones
