#pragma once

#include "core/session.h"
#include "session/table.h"

namespace waystone {

/// What everybody may know of a ply.
struct PlyOutline {
    PlyId id = 0;
    PlyId parent = 0;
    Seat seat = nobody;      ///< nobody at the root
    bool beginsTurn = false; ///< a turn begins after it
    bool takenBack = false;
};

/// A ply as those at the screen may know it.
struct LoggedPly : PlyOutline {
    bool hidden = false; ///< a secret of others: action, events and view are left empty
    Action action{};
    Events events;
    SeatView before; ///< what they saw before it; empty at the root
};

[[nodiscard]] PlyOutline outlineOf(const Session &session, PlyId ply);

/// Tells of the plies of a session what a screen may show. Refers to the session; for use at once.
class PlyLog {
public:
    /// `privy`: whose secrets may be shown, see Screen.
    PlyLog(const Session &session, Secrets secrets, Seat privy)
        : session_(session), secrets_(secrets), privy_(privy)
    {}

    [[nodiscard]] LoggedPly logged(PlyId ply) const;
    /// Whether those at the screen may not know what was done or drawn.
    [[nodiscard]] bool isHidden(PlyId ply) const;
    [[nodiscard]] SeatView viewBefore(PlyId ply) const;
    /// What happened on the way from a ply to one of its descendants.
    [[nodiscard]] Events eventsBetween(PlyId after, PlyId upTo) const;

private:
    /// Whether it is a secret choice that has not come out.
    [[nodiscard]] bool isKept(PlyId ply) const;

    const Session &session_;
    Secrets secrets_;
    Seat privy_;
};

} // namespace waystone
