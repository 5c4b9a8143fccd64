#pragma once

#include "core/event.h"

namespace waystone {

/// Why what is shown has changed, and what has happened: the board animates by it.
struct ViewChange {
    enum class Reason {
        played, ///< actions were played; `events` tells everything in order
        undone,
        redone, ///< `events` as for played
        jumped, ///< another moment of the game is shown
        turned, ///< the same moment, seen by another seat
        told,   ///< the same end of a game, with more or less of its points told
        reset,  ///< another game
    };

    Reason reason = Reason::reset;
    Events events;       ///< of the plies that were just played, as far as the watching seat may know them
    bool atOnce = false; ///< nothing may move: it would still show what was somebody else's secret
};

} // namespace waystone
