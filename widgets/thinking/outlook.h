#pragma once

#include "core/game.h"

#include <string_view>
#include <vector>

namespace waystone {

/// So much of something that is counted.
struct Amount {
    std::string_view what; ///< a term of the game; static storage
    int count = 0;
};

/// A score sheet of a seat whose sum changes.
struct SheetChange {
    Place subject;
    int before = 0;
    int after = 0;
};

/// What something brings a seat and costs it, as far as it is counted at once.
struct Gains {
    int points = 0;             ///< where the game has not several sheets of the seat
    std::vector<Amount> gained; ///< as the events tell, and what comes to lie before the seat
    std::vector<Amount> paid;   ///< likewise
    std::vector<SheetChange> sheets;

    [[nodiscard]] bool isNothing() const
    {
        return points == 0 && gained.empty() && paid.empty() && sheets.empty();
    }
    /// Points, whoever's sheets they are on.
    [[nodiscard]] int allPoints() const;
};

/// What an action of a seat brings it: at once; and, where that is no points, by what it makes possible next.
struct Outlook {
    Gains now;
    /// Of the seat, one or two that then bring most points; empty if none do. Where something is gained or paid at once the
    /// first of them was not possible before.
    std::vector<Action> next;
    std::vector<SeatView> views; ///< by those, what the seat sees before them
    Gains then;                  ///< by all of them
};

/// What a legal action brings at once.
[[nodiscard]] Gains gainsOf(const Game &game, const Position &position, Seat seat, Action action);

/// Of a legal action, from what the seat may know. Nothing depends on chance, on what is hidden or on what others do in the
/// open: where one of these comes first, nothing is told of what comes next.
[[nodiscard]] Outlook outlookOf(const Game &game, const SeatView &view, Seat seat, Action action);

} // namespace waystone
