#pragma once

#include "core/action.h"
#include "core/problem.h"
#include "province/rules.h"

#include <optional>
#include <span>
#include <string_view>

namespace waystone::province {

/// Finds the rule that an action breaks. Written apart from legal(), from the rulebook's sentences; a test holds the
/// two against each other on every expressible action. Of several broken rules the first in the order of a player's
/// thoughts is named: is it the moment, does the table allow it, can it be paid.
class Refusal {
public:
    using Verdict = std::optional<Problem>;

    Refusal(const Province &rules, const State &state, Seat seat);

    [[nodiscard]] Verdict of(Action action) const;
    [[nodiscard]] Verdict ofPlace(Place place) const;

private:
    // refusal.cpp
    [[nodiscard]] Verdict chance(Verb verb, int first) const;
    [[nodiscard]] Verdict wrongMoment(Verb verb) const;
    [[nodiscard]] Verdict workUnfinished() const;
    /// Of a seat whose turn it is.
    [[nodiscard]] Verdict ofWorker(int worker, Place place) const;
    /// Of a spot where nobody stands.
    [[nodiscard]] Verdict ofSpot(WorkerKind kind, int zone) const;

    // refusal_actions.cpp
    [[nodiscard]] Verdict move(WorkerKind kind, int zone) const;
    /// Of one worker, where it is the moment to move; `where` is its place.
    [[nodiscard]] Verdict moveThis(int worker, Place where) const;
    [[nodiscard]] Verdict moveAll() const;
    [[nodiscard]] Verdict build(Structure structure) const;
    [[nodiscard]] Verdict hire() const;
    [[nodiscard]] Verdict grind() const;
    [[nodiscard]] Verdict useUnion() const;
    [[nodiscard]] Verdict repay() const;
    [[nodiscard]] Verdict borrow(Structure structure) const;
    [[nodiscard]] Verdict laborMissing(int needed) const;
    [[nodiscard]] Verdict coinsMissing(int needed) const;
    [[nodiscard]] Verdict bothMissing(const Cost &cost) const;

    [[nodiscard]] bool owns(Seat seat, Structure structure) const;
    [[nodiscard]] bool isBuiltNow(Structure structure) const;
    [[nodiscard]] int tokensLeft() const;
    [[nodiscard]] bool isBorrowed(Structure structure) const;
    /// Whether the seat may move this worker, moved or not; the worker is on the cycle.
    [[nodiscard]] bool hasAccess(int worker) const;
    [[nodiscard]] bool hasMoved(int worker) const { return ((state_.moved >> worker) & 1) != 0; }
    [[nodiscard]] int workers() const { return firstSailor + edition_.sailors; }
    [[nodiscard]] Seat opponent() const { return seat_ == 0 ? 1 : 0; }

    const Province &rules_;
    const Edition &edition_;
    const State &state_;
    const Seat seat_;
};

/// Every code that a refusal can have.
[[nodiscard]] std::span<const std::string_view> refusalCodes();

} // namespace waystone::province
