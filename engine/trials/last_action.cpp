#include "trials/last_action.h"

namespace waystone {

std::optional<PlyId> beforeLastAction(const Session &session)
{
    PlyId id = session.current();
    while (id != 0 && session.ply(id).seat == chanceSeat)
        id = session.ply(id).parent;
    return id == 0 ? std::nullopt : std::optional(session.ply(id).parent);
}

} // namespace waystone
