#include "core/session.h"
#include "trials/invariants.h"
#include "trials/last_action.h"
#include "trials/trial.h"

namespace waystone::invariant {

Breach applyingIsTheSameAgain(Trial &trial, const PlayedPly &ply)
{
    const Game &game = trial.game();
    Events events;
    if (!game.same(game.apply(ply.before, ply.seat, ply.action, &events), ply.after))
        return "the same action leads to another position";
    if (events != ply.events)
        return "the same action has other events";
    if (!game.same(game.apply(ply.before, ply.seat, ply.action, nullptr), ply.after))
        return "the same action leads to another position if nobody listens";
    return {};
}

Breach notationReadsBack(Trial &trial, const PlayedPly &ply)
{
    const std::string notation = trial.game().notation(ply.action);
    const Result<Action> action = trial.game().actionFrom(notation);
    if (!action)
        return "the notation cannot be read: " + notation;
    if (*action != ply.action)
        return "the notation is that of another action: " + notation;
    if (notation.find('\n') != std::string::npos)
        return "the notation has several lines: " + notation;
    return {};
}

Breach eventsAreKnown(Trial &trial, const PlayedPly &ply)
{
    for (const Event &event : ply.events)
        if (!trial.isTerm(event.what) || !trial.isTerm(event.cause))
            return "an unknown event: " + std::string(event.what) + ' ' + std::string(event.cause);
    return {};
}

Breach gameCanBeTakenBack(Session &session)
{
    const Game &game = session.game();
    const PlyId end = session.current();
    const Position last = session.position();
    while (const std::optional<PlyId> target = beforeLastAction(session))
        session.takeBackTo(*target);
    session.takeBackTo(0);
    if (!game.same(session.position(), session.ply(0).position))
        return "taking everything back does not end at the start";
    while (const std::optional<PlyId> target = session.redoTarget())
        session.redoTo(*target);
    if (session.current() != end || !game.same(session.position(), last))
        return "playing everything again does not end where the game stood";
    return {};
}

} // namespace waystone::invariant
