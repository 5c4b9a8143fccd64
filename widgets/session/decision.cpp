#include "session/decision.h"

namespace waystone {

std::vector<Decision> decisionsOf(const Session &session, PlyId end)
{
    const Game &game = session.game();
    const int seats = game.seats(session.position());
    std::vector<Decision> found;
    int turn = 0;
    for (const PlyId id : session.lineTo(end)) {
        const Ply &ply = session.ply(id);
        const Position &before = session.ply(ply.parent).position;
        if (ply.seat < seats && game.legal(before, ply.seat).size() > 1)
            found.push_back({id, ply.parent, ply.seat, turn, ply.action, game.view(before, ply.seat)});
        if (ply.beginsTurn)
            ++turn;
    }
    return found;
}

} // namespace waystone
