#include "session/under_way.h"

#include "session/game_controller.h"

#include <algorithm>

namespace waystone {

namespace {

bool begins(const LoggedPly &ply)
{
    return ply.beginsTurn || std::ranges::any_of(ply.events, [](const Event &event) {
               return event.kind == Event::Kind::phaseBegan;
           });
}

} // namespace

Seat personUnderWay(const GameController &controller)
{
    const Actors &actors = controller.shown().actors;
    if (actors.isChance() || actors.count() < 2)
        return nobody;
    const GameHistory &history = controller.history();
    for (PlyId id = history.current(); id != 0; id = history.outline(id).parent) {
        const LoggedPly ply = history.logged(id);
        if (begins(ply))
            break;
        if (controller.isPerson(ply.seat) && actors.includes(ply.seat))
            return ply.seat;
    }
    return nobody;
}

} // namespace waystone
