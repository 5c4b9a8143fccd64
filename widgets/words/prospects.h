#pragma once

#include "core/game.h"

#include <QStringList>

namespace waystone {

/// For words of games in which something in a hand is worth looking at before it is played.
class Prospects {
public:
    virtual ~Prospects() = default;

    /// How the thing on a place scores and what it would bring its holder as the game stands, a sentence a line; empty
    /// where nothing is to be said. `view` is the holder's.
    [[nodiscard]] virtual QStringList prospects(Place place, const SeatView &view) const = 0;
};

} // namespace waystone
