#pragma once

#include "core/game.h"

#include <QString>

#include <optional>
#include <vector>

namespace waystone {

/// For words of games that write on the board what lies there for nobody to see: how much there is of what is counted
/// rather than shown piece by piece, what a seat is doing while several choose, and what a thing in the watcher's hand
/// would bring. The latter two tell what the watcher may know and no more.
class BoardNotes {
public:
    virtual ~BoardNotes() = default;

    /// The place of which the number is told to those who do not see it; nothing where what lies there says it, or where
    /// no place stands for it.
    [[nodiscard]] virtual std::optional<Place> tallyPlace(const Tally &tally) const = 0;

    /// What another seat is doing, in a few words with a small letter; empty where there is nothing to tell.
    [[nodiscard]] virtual QString seatNote(Seat, const SeatView &) const { return {}; }

    /// What the thing would add to one of the watcher's scores where it adds most.
    struct Gain {
        Seat partner = nobody; ///< with whom the score is shared; nobody: with none
        QString drawing;       ///< tells the score where no partner does
        int points = 0;        ///< may be negative
    };
    /// In the order in which the scores lie on the table; none for a place where nothing is to be chosen.
    [[nodiscard]] virtual std::vector<Gain> gains(Place, const SeatView &) const { return {}; }
};

} // namespace waystone
