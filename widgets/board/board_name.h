#pragma once

#include "core/seat.h"
#include "session/player.h"

#include <QCoreApplication>

namespace waystone {

class GameWords;

/// What a player is called on the board.
class BoardName {
    Q_DECLARE_TR_FUNCTIONS(BoardName)

public:
    /// With a shorter variant (Lettering::text) where nobody has given the player a name.
    [[nodiscard]] static QString of(Seat seat, const Player &player, const GameWords &words);
};

} // namespace waystone
