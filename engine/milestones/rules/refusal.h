#pragma once

#include "core/action.h"
#include "core/problem.h"
#include "milestones/rules.h"
#include "milestones/words/verbs.h"

#include <optional>
#include <span>
#include <string_view>

namespace waystone::milestones {

/// Finds the rule that an action breaks. Written apart from legal(), from the rulebook's sentences; a test holds the
/// two against each other on every expressible action. Of several broken rules the first in the order of a player's
/// thoughts is named: is it the moment, does the place allow it, can it be paid.
class Refusal {
public:
    using Verdict = std::optional<Problem>;

    Refusal(const Milestones &rules, const State &state, Seat seat);

    [[nodiscard]] Verdict of(Action action) const;

private:
    // refusal.cpp
    [[nodiscard]] Verdict chance(Verb verb, Action action) const;
    [[nodiscard]] Verdict wrongMoment(Verb verb) const;
    /// What is done at one building only: the pawn is elsewhere, or stands there and has nothing more to do.
    [[nodiscard]] Verdict onlyAt(int building, std::string_view code) const;
    [[nodiscard]] Verdict unfinished() const;
    [[nodiscard]] Verdict finish() const;

    // refusal_boards.cpp
    [[nodiscard]] Verdict choose(int tile, int left) const;
    [[nodiscard]] Verdict move(int target) const;
    [[nodiscard]] Verdict hire(int tile, int left) const;
    [[nodiscard]] Verdict buy(int good) const;
    [[nodiscard]] Verdict sell(int one, int other) const;
    [[nodiscard]] Verdict keep(int one, int two, int three) const;
    [[nodiscard]] Verdict cover(int employment) const;

    // refusal_building.cpp
    [[nodiscard]] Verdict section(int from, int milestone, int end) const;
    [[nodiscard]] Verdict sectionBegin(int from) const;
    [[nodiscard]] Verdict house(int triangle) const;
    [[nodiscard]] Verdict market(int at) const;
    [[nodiscard]] Verdict take(int triangle, int employment) const;
    [[nodiscard]] Verdict decline(int triangle) const;
    [[nodiscard]] bool isOffered(int triangle) const;
    [[nodiscard]] Verdict supply(int market, int one, int other) const;
    [[nodiscard]] Verdict unpaid(const Goods &cost) const;
    /// All that the player has too little of.
    [[nodiscard]] Verdict lacking(const Goods &wanted, std::string_view code) const;

    /// So few are visible that none has to be covered.
    [[nodiscard]] bool mayLeaveWorkers() const;
    [[nodiscard]] bool vertexExists(int at) const { return at < static_cast<int>(board_.vertices.size()); }
    [[nodiscard]] bool triangleExists(int at) const { return at < static_cast<int>(board_.triangles.size()); }
    [[nodiscard]] const Worker *workerAt(int employment) const;
    [[nodiscard]] Place here(Area area, int index) const;

    const Milestones &rules_;
    const Edition &edition_;
    const Board &board_;
    const State &state_;
    const Seat seat_;
    const Player &player_;
};

/// Every code that a refusal can have.
[[nodiscard]] std::span<const std::string_view> refusalCodes();

} // namespace waystone::milestones
