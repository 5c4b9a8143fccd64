#include "session/ply_log.h"

#include "core/hidden_draw.h"

#include <algorithm>

namespace waystone {

PlyOutline outlineOf(const Session &session, PlyId id)
{
    const Ply &ply = session.ply(id);
    return {id, ply.parent, ply.seat, ply.beginsTurn, ply.takenBack};
}

namespace {

/// Whether somebody is still to choose in secret.
bool isSecretAsked(const Game &game, const Position &position)
{
    const Actors actors = game.actors(position);
    for (Seat seat = 0; seat < game.seats(position); ++seat)
        if (actors.includes(seat))
            if (const std::vector<Action> legal = game.legal(position, seat);
                !legal.empty() && game.secret(position, seat, legal.front()))
                return true;
    return false;
}

} // namespace

bool PlyLog::isHidden(PlyId id) const
{
    const Ply &ply = session_.ply(id);
    if (id == 0 || ply.seat == privy_ || secrets_ == Secrets::open)
        return false;
    return ply.seat == chanceSeat ? isHiddenDraw(session_.game(), session_.ply(ply.parent).position,
                                                 ply.action, ply.position, privy_)
                                  : isKept(id);
}

bool PlyLog::isKept(PlyId id) const
{
    // A secret is out as soon as all have made their secret choices, or play has gone on past them.
    std::vector<PlyId> open{id};
    while (!open.empty()) {
        const Ply &ply = session_.ply(open.back());
        if (session_.stopAt(open.back()) != TakeBackStop::secret ||
            !isSecretAsked(session_.game(), ply.position))
            return false;
        open.pop_back();
        open.insert(open.end(), ply.children.begin(), ply.children.end());
    }
    return true;
}

SeatView PlyLog::viewBefore(PlyId ply) const
{
    return session_.game().view(session_.ply(session_.ply(ply).parent).position, privy_);
}

Events PlyLog::eventsBetween(PlyId after, PlyId upTo) const
{
    std::vector<PlyId> line;
    for (PlyId id = upTo; id != after && id != 0; id = session_.ply(id).parent)
        line.push_back(id);
    std::ranges::reverse(line);
    Events events;
    for (const PlyId id : line)
        if (!isHidden(id))
            events.insert(events.end(), session_.ply(id).events.begin(), session_.ply(id).events.end());
    return events;
}

LoggedPly PlyLog::logged(PlyId id) const
{
    LoggedPly logged{outlineOf(session_, id), isHidden(id), {}, {}, {}};
    if (id != 0 && !logged.hidden) {
        logged.action = session_.ply(id).action;
        logged.events = session_.ply(id).events;
        logged.before = viewBefore(id);
    }
    return logged;
}

} // namespace waystone
