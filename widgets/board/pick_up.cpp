#include "board/pick_up.h"

#include <algorithm>

namespace waystone {

bool onlyPicksUp(const GameController &controller, Place place)
{
    bool begins = false;
    for (const LegalAction &legal : controller.shown().legal)
        for (const Route &route : legal.routes) {
            if (route.front() != place)
                continue;
            begins = true;
            const bool isSameKind =
                route.size() == 2 && route.back().area == place.area && route.back().owner == place.owner;
            const Route alone{route.back()};
            if (!isSameKind || std::ranges::find(legal.routes, alone) == legal.routes.end())
                return false;
        }
    return begins;
}

} // namespace waystone
