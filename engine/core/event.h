#pragma once

#include "core/place.h"

#include <string_view>
#include <vector>

namespace waystone {

/// One thing that happened while an action was applied. The log, the preview of points and the animation read them.
struct Event {
    enum class Kind : std::uint8_t {
        turnBegan,  ///< seat's turn begins
        phaseBegan, ///< `what` begins, e.g. the final scoring
        moved,      ///< a piece `what` went from `from` to `to`
        placed,     ///< a piece `what` came to `to` (from the supply, unless `from` says otherwise)
        removed,    ///< a piece `what` left `from` for good
        gained,     ///< seat received `amount` of `what` because of `cause`, at `from` when a place gave it
        paid,       ///< seat gave `amount` of `what` for `cause`
        points, ///< seat scored `amount` points, or lost them if negative; `cause` is their source, `from` their place
        revealed,     ///< chance turned up `what` at `to`
        declined,     ///< seat left out what `what` at `from` offered
        endTriggered, ///< seat brought about the end of the game; `cause` says how
        gameEnded,
    };

    Kind kind = Kind::moved;
    Seat seat = nobody;
    std::string_view what;  ///< a term of the game; static storage
    std::string_view cause; ///< a term of the game; static storage
    int amount = 0;
    Place from;
    Place to;

    friend bool operator==(const Event &, const Event &) = default;
};

using Events = std::vector<Event>;

} // namespace waystone
