#pragma once

#include "core/action.h"
#include "core/problem.h"
#include "twocities/rules.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace waystone::twocities {

/// Finds the rule that an action breaks. Written apart from legal(), from the rulebook's sentences, cell by cell; a
/// test holds the two against each other on every expressible action. Of several broken rules the first in the order
/// of a player's thoughts is named: is it the moment, is it their tile, is it their city, does it fit there.
class Refusal {
public:
    using Verdict = std::optional<Problem>;

    Refusal(const BetweenTwoCities &rules, const State &state, Seat seat);

    [[nodiscard]] Verdict of(Action action) const;
    [[nodiscard]] Verdict ofPlace(Place where) const;

private:
    [[nodiscard]] bool isWellFormed(Action action) const;
    [[nodiscard]] Verdict draw(int tile) const;
    [[nodiscard]] Verdict select(int one, int other) const;
    /// Whether the moment forbids to keep any two tiles, or to place any.
    [[nodiscard]] Verdict tooLateToSelect() const;
    [[nodiscard]] Verdict tooEarlyToPlace() const;
    [[nodiscard]] Verdict place(int tile, int city, int cell) const;
    [[nodiscard]] Verdict doesNotFit(int tile, int city, int cell) const;

    /// The cells on which a tile with this cell as its first would lie; those beyond the grid are -1.
    [[nodiscard]] std::vector<int> cellsOf(int tile, int cell, bool isTurned) const;
    /// Why so many cells beside one another cannot be built on.
    [[nodiscard]] Verdict cannotBuild(int city, const std::vector<int> &cells) const;
    [[nodiscard]] std::vector<int> built(int city) const;

    const Edition &edition_;
    const State &state_;
    const Seat seat_;
};

/// Every code that a refusal can have.
[[nodiscard]] std::span<const std::string_view> refusalCodes();

} // namespace waystone::twocities
