#include "session/take_back.h"

#include <algorithm>

namespace waystone {

TakeBackStop TakeBack::stopAt(PlyId ply) const
{
    const TakeBackStop stop = session_.stopAt(ply);
    const bool isOpenToAll = stop == TakeBackStop::secret && table_.secrets == Secrets::open;
    return mode_.isStudy || isOpenToAll ? TakeBackStop::none : stop;
}

bool TakeBack::isPerson(Seat seat) const
{
    return seat < table_.players.size() && table_.players[seat].isPerson();
}

bool TakeBack::hasPersons() const
{
    return std::ranges::any_of(table_.players, &Player::isPerson);
}

bool TakeBack::isAutomatic(PlyId id) const
{
    const Ply &ply = session_.ply(id);
    if (ply.seat == chanceSeat)
        return false;
    if (hasPersons() && !isPerson(ply.seat))
        return true;
    return forcedAt(table_, mode_, session_.ply(ply.parent).position) == ply.action;
}

std::variant<PlyId, TakeBackStop> TakeBack::target() const
{
    for (PlyId id = session_.current(); id != 0; id = session_.ply(id).parent) {
        if (const TakeBackStop stop = stopAt(id); stop != TakeBackStop::none)
            return stop;
        if (session_.ply(id).seat != chanceSeat && !isAutomatic(id))
            return session_.ply(id).parent;
    }
    return TakeBackStop::root;
}

PlyId TakeBack::undonePly() const
{
    const PlyId before = std::get<PlyId>(target());
    PlyId id = session_.current();
    while (session_.ply(id).parent != before)
        id = session_.ply(id).parent;
    return id;
}

std::optional<PlyId> TakeBack::lastSecret() const
{
    for (PlyId id = session_.current(); session_.stopAt(id) == TakeBackStop::secret;
         id = session_.ply(id).parent)
        if (isPerson(session_.ply(id).seat))
            return id;
    return std::nullopt;
}

bool TakeBack::isForPersons(PlyId id) const
{
    const Actors actors = session_.game().actors(session_.ply(id).position);
    for (Seat seat = 0; seat < table_.players.size(); ++seat)
        if (isPerson(seat) && actors.includes(seat))
            return true;
    return !hasPersons();
}

std::optional<PlyId> TakeBack::turnTarget() const
{
    std::optional<PlyId> target = session_.turnStartTarget(mode_.isStudy);
    while (target && !isForPersons(*target))
        target = session_.turnStartBefore(*target, mode_.isStudy);
    return target;
}

} // namespace waystone
