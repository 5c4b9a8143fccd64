#pragma once

#include "core/game.h"

#include <QString>

#include <vector>

namespace waystone {

/// For words of games that write on the board what lies there for nobody to see: what a seat is doing while several
/// choose, and what a thing in the watcher's hand would bring. Both tell what the watcher may know and no more.
class BoardNotes {
public:
    virtual ~BoardNotes() = default;

    /// What another seat is doing, in a few words with a small letter; empty where there is nothing to tell.
    [[nodiscard]] virtual QString seatNote(Seat seat, const SeatView &view) const = 0;

    /// What the thing would add to one of the watcher's scores where it adds most.
    struct Gain {
        Seat partner = nobody; ///< with whom the score is shared; nobody: with none
        QString drawing;       ///< tells the score where no partner does
        int points = 0;        ///< may be negative
    };
    /// In the order in which the scores lie on the table; none for a place where nothing is to be chosen.
    [[nodiscard]] virtual std::vector<Gain> gains(Place place, const SeatView &view) const = 0;
};

} // namespace waystone
