#pragma once

#include "advice/reason.h"
#include "core/game.h"

#include <QStringList>

#include <string_view>

namespace waystone {

/// For words of games in which something to be chosen is worth looking at before it is played.
class Prospects {
public:
    virtual ~Prospects() = default;

    /// How the thing on a place scores and what it would bring its holder as the game stands, a sentence a line; empty
    /// where nothing is to be said. `view` is the holder's or of whoever may choose it.
    [[nodiscard]] virtual QStringList prospects(Place place, const SeatView &view) const = 0;
    /// An action of the seat to act as advice: a whole sentence that names piece, deed and place; empty where the command
    /// says as much.
    [[nodiscard]] virtual QString advice(Action, const SeatView &) const { return {}; }
    /// What `seat` is told of something of its own, in the middle of a sentence: "your left city"; empty where its name does.
    [[nodiscard]] virtual QString ownName(Place, Seat) const { return {}; }
    /// Whether what it is called says that it ends the turn.
    [[nodiscard]] virtual bool namesEndOfTurn(Action) const { return false; }
    /// Whether somebody who gets such a thing has gained something.
    [[nodiscard]] virtual bool isGain(std::string_view) const { return true; }
    /// What an action of the seat to act is good for later, as far as it follows from the rules; likewise.
    [[nodiscard]] virtual QStringList merits(Action, const SeatView &) const { return {}; }
    /// A reason of the game's own for an action of `seat`, as a whole sentence that tells what is so after it and after the
    /// other; empty for a code that it does not know.
    [[nodiscard]] virtual QString reasonText(const Reason &, Seat) const { return {}; }
};

} // namespace waystone
