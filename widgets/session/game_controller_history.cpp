#include "session/game_controller.h"

#include "core/hidden_draw.h"
#include "session/refusal_finder.h"

#include <algorithm>

// The part of the controller that goes back and forth in the game; the rest is in game_controller.cpp.

namespace waystone {

TakeBackStop GameController::stopAt(PlyId ply) const
{
    const TakeBackStop stop = session_->stopAt(ply);
    const bool isOpenToAll = stop == TakeBackStop::secret && table_.secrets == Secrets::open;
    return study_ || isOpenToAll ? TakeBackStop::none : stop;
}

std::variant<PlyId, TakeBackStop> GameController::undoTarget() const
{
    for (PlyId id = session_->current(); id != 0; id = session_->ply(id).parent) {
        if (const TakeBackStop stop = stopAt(id); stop != TakeBackStop::none)
            return stop;
        if (session_->ply(id).seat != chanceSeat && !isAutomatic(id))
            return session_->ply(id).parent;
    }
    return TakeBackStop::root;
}

TakeBackStop GameController::undoStop() const
{
    if (!hasGame())
        return TakeBackStop::root;
    const auto target = undoTarget();
    const TakeBackStop *stop = std::get_if<TakeBackStop>(&target);
    return stop == nullptr ? TakeBackStop::none : *stop;
}

bool GameController::hasPersons() const
{
    return std::ranges::any_of(table_.players, &Player::isPerson);
}

bool GameController::isAutomatic(PlyId id) const
{
    const Seat seat = session_->ply(id).seat;
    return isForced(id) || (hasPersons() && seat < seats_ && !isPerson(seat));
}

bool GameController::isForPersons(PlyId id) const
{
    const Actors actors = session_->game().actors(session_->ply(id).position);
    for (Seat seat = 0; seat < seats_; ++seat)
        if (isPerson(seat) && actors.includes(seat))
            return true;
    return !hasPersons();
}

std::optional<PlyId> GameController::undoTurnTarget() const
{
    std::optional<PlyId> target = session_->turnStartTarget(study_);
    while (target && !isForPersons(*target))
        target = session_->turnStartBefore(*target, study_);
    return target;
}

bool GameController::canUndoTurn() const
{
    return canUndo() && undoTurnTarget().has_value();
}

bool GameController::canRedo() const
{
    return hasGame() && session_->redoTarget().has_value();
}

PlyId GameController::nextTowards(PlyId descendant) const
{
    while (session_->ply(descendant).parent != session_->current())
        descendant = session_->ply(descendant).parent;
    return descendant;
}

PlyId GameController::undonePly() const
{
    const PlyId target = std::get<PlyId>(undoTarget());
    PlyId id = session_->current();
    while (session_->ply(id).parent != target)
        id = session_->ply(id).parent;
    return id;
}

QString GameController::undoText() const
{
    if (!canUndo())
        return {};
    const PlyId id = undonePly();
    return isHidden(id, screen().privy) ? QString()
                                        : words().undoText(session_->ply(id).action, viewBefore(id));
}

QString GameController::redoText() const
{
    if (!canRedo())
        return {};
    const PlyId id = nextTowards(*session_->redoTarget());
    return isHidden(id, screen().privy) ? QString()
                                        : words().redoText(session_->ply(id).action, viewBefore(id));
}

void GameController::undo()
{
    if (!canUndo())
        return;
    const Ply &undone = session_->ply(undonePly());
    // Where several may act, it is they who choose again.
    change(
        ViewChange::Reason::undone, [&] { session_->takeBackTo(undone.parent); }, undone.seat);
}

void GameController::undoTurn()
{
    if (!canUndoTurn())
        return;
    const PlyId target = *undoTurnTarget();
    change(ViewChange::Reason::undone, [&] { session_->takeBackTo(target); });
}

void GameController::redo()
{
    if (!canRedo())
        return;
    change(ViewChange::Reason::redone, [&] {
        session_->redoTo(*session_->redoTarget());
        for (auto next = session_->redoTarget(); next && isAutomatic(nextTowards(*next));
             next = session_->redoTarget())
            session_->redoTo(*next);
    });
}

void GameController::goTo(PlyId ply)
{
    if (ply != session_->current())
        change(ViewChange::Reason::jumped, [&] { session_->goTo(ply); });
}

void GameController::promote(PlyId ply)
{
    session_->promote(ply);
    emit logReordered();
    emit logChanged();
}

bool GameController::isHidden(PlyId id, Seat privy) const
{
    const Ply &ply = session_->ply(id);
    if (id == 0 || ply.seat == privy || table_.secrets == Secrets::open)
        return false;
    return ply.seat == chanceSeat ? isHiddenDraw(session_->game(), session_->ply(ply.parent).position,
                                                 ply.action, ply.position, privy)
                                  : isOpenSecret(id);
}

bool GameController::isOpenSecret(PlyId id) const
{
    // A secret is out as soon as play has gone on past the secret choices, or has ended with them.
    std::vector<PlyId> open{id};
    while (!open.empty()) {
        const Ply &ply = session_->ply(open.back());
        if (session_->stopAt(open.back()) != TakeBackStop::secret ||
            session_->game().actors(ply.position).isOver())
            return false;
        open.pop_back();
        open.insert(open.end(), ply.children.begin(), ply.children.end());
    }
    return true;
}

SeatView GameController::viewBefore(PlyId ply) const
{
    return session_->game().view(session_->ply(session_->ply(ply).parent).position, screen().privy);
}

Events GameController::visibleEvents(PlyId after, PlyId upTo, Seat privy) const
{
    Events events;
    std::vector<PlyId> line;
    for (PlyId id = upTo; id != after && id != 0; id = session_->ply(id).parent)
        line.push_back(id);
    std::ranges::reverse(line);
    for (const PlyId id : line)
        if (!isHidden(id, privy))
            events.insert(events.end(), session_->ply(id).events.begin(), session_->ply(id).events.end());
    return events;
}

LoggedPly GameController::logged(PlyId id) const
{
    const Ply &ply = session_->ply(id);
    LoggedPly logged;
    logged.id = id;
    logged.parent = ply.parent;
    logged.seat = ply.seat;
    logged.beginsTurn = ply.beginsTurn;
    logged.takenBack = ply.takenBack;
    logged.hidden = isHidden(id, screen().privy);
    if (id != 0 && !logged.hidden) {
        logged.action = ply.action;
        logged.events = ply.events;
        logged.before = viewBefore(id);
    }
    return logged;
}

void GameController::setStudy(bool study)
{
    if (study == study_)
        return;
    study_ = study;
    previews_.clear();
    emit studyChanged(study_);
}

} // namespace waystone
