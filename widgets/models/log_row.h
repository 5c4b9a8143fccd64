#pragma once

#include "session/game_history.h"

namespace waystone {

/// A row of the log.
struct LogRow {
    enum class Kind {
        turn,   ///< heads a turn
        action, ///< what was done, with a draw that followed from it; or a draw that stands for itself; and the
                ///< finishing after it that changes nothing
        draws,     ///< several draws, or a hidden one
        choices,   ///< what all have chosen at the beginning of a turn that is nobody's
        slips,     ///< what was taken back at one moment
        variation, ///< heads what was played in place of the row above it
    };

    Kind kind = Kind::action;
    PlyId first = 0;       ///< of a turn the ply after which it begins
    PlyId last = 0;        ///< the moment that the row shows: after the last ply of it
    PlyId told = 0;        ///< the last ply that it tells of: what follows it in the row says nothing
    int depth = 0;         ///< of a row in a group or variation, one more than of what heads it
    int count = 0;         ///< of a turn its number, 0 for none; of a group its actions
    Seat seat = nobody;    ///< who acted or whose turn it is
    bool isNamed = false;  ///< no heading above says who acted
    bool isOpen = false;   ///< the rows of a group or variation are there
    bool isStruck = false; ///< taken back

    [[nodiscard]] bool isGroup() const
    {
        return kind == Kind::draws || kind == Kind::choices || kind == Kind::slips || kind == Kind::variation;
    }
    /// The same row, whatever has come to it.
    [[nodiscard]] bool isSame(const LogRow &other) const
    {
        return kind == other.kind && first == other.first && depth == other.depth &&
               isStruck == other.isStruck;
    }

    friend bool operator==(const LogRow &, const LogRow &) = default;
};

} // namespace waystone
