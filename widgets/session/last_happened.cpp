#include "session/last_happened.h"

#include "session/game_controller.h"

#include <algorithm>

namespace waystone {

namespace {

bool hasPersons(const GameController &controller)
{
    for (Seat seat = 0; seat < controller.seats(); ++seat)
        if (controller.isPerson(seat))
            return true;
    return false;
}

} // namespace

std::vector<PlyId> lastHappened(const GameController &controller)
{
    if (!controller.hasGame())
        return {};
    const GameHistory &history = controller.history();
    const bool withPersons = hasPersons(controller);
    const Seat asked = controller.actingSeat();
    const bool isOneAsked = controller.isPerson(asked);
    const auto isDraw = [&](PlyId id) { return history.outline(id).seat >= controller.seats(); };
    std::vector<PlyId> way;
    for (PlyId id = history.current(); id != 0; id = history.outline(id).parent) {
        const PlyOutline ply = history.outline(id);
        const bool isTheirs = isOneAsked ? ply.seat == asked : controller.isPerson(ply.seat);
        const bool isBefore =
            withPersons ? isTheirs && !history.isAutomatic(id) : ply.beginsTurn && !way.empty();
        if (isBefore)
            break;
        way.push_back(id);
    }
    std::ranges::reverse(way);
    if (std::ranges::all_of(way, isDraw))
        return {};
    return way;
}

std::vector<PlyId> lastChanged(const GameController &controller)
{
    std::vector<PlyId> way = lastHappened(controller);
    if (!way.empty() || !controller.hasGame())
        return way;
    const GameHistory &history = controller.history();
    PlyId id = history.current();
    for (; id != 0 && history.outline(id).seat >= controller.seats(); id = history.outline(id).parent)
        way.push_back(id);
    const bool isKeptApart = controller.table().secrets == Secrets::curtain;
    if (id == 0 || (isKeptApart && history.outline(id).seat != controller.actingSeat()))
        return {};
    way.push_back(id);
    std::ranges::reverse(way);
    return way;
}

} // namespace waystone
