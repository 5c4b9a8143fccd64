#include "session/game_history.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace waystone {

void GameHistory::begin(Session session)
{
    session_ = std::make_unique<Session>(std::move(session));
    looked_.reset();
    waiting_.reset();
}

void GameHistory::goTo(PlyId ply)
{
    looked_.reset();
    session_->goTo(ply);
}

void GameHistory::look(PlyId ply)
{
    looked_ = ply;
    if (ply == now())
        looked_.reset();
}

void GameHistory::tryFromHere()
{
    if (!waiting_)
        waiting_ = now();
    goTo(current());
}

void GameHistory::backToNow()
{
    if (looked_)
        looked_.reset();
    else if (const auto waiting = std::exchange(waiting_, std::nullopt))
        leaveSideLine(*waiting);
}

void GameHistory::leaveSideLine(PlyId waiting)
{
    const std::vector<PlyId> line = session_->lineTo(session_->current());
    if (std::ranges::find(line, waiting) == line.end())
        session_->goTo(waiting);
    else
        session_->leaveFor(waiting);
}

bool GameHistory::isTrial() const
{
    return waiting_ && !mode_.isStudy && !session_->game().actors(session_->ply(*waiting_).position).isOver();
}

void GameHistory::promote(PlyId ply)
{
    session_->promote(ply);
    waiting_.reset();
}

bool GameHistory::endsGame() const
{
    return session_->game().actors(session_->ply(endOfLine()).position).isOver();
}

int GameHistory::moveNumber(PlyId ply) const
{
    int number = 0;
    for (; ply != 0; ply = session_->ply(ply).parent)
        number += session_->ply(ply).seat == chanceSeat ? 0 : 1;
    return number;
}

PlyId GameHistory::turnStart() const
{
    PlyId ply = current();
    while (!session_->ply(ply).beginsTurn)
        ply = session_->ply(ply).parent;
    return ply;
}

std::uint64_t GameHistory::mark() const
{
    Rng root = session_->ply(0).rng;
    return ~root.next();
}

std::optional<Event> GameHistory::turnBeganAfter(PlyId ply) const
{
    const Events &events = session_->ply(ply).events;
    const auto began = std::ranges::find(events, Event::Kind::turnBegan, &Event::kind);
    return began == events.end() ? std::nullopt : std::optional(*began);
}

TakeBackStop GameHistory::undoStop() const
{
    if (!session_)
        return TakeBackStop::root;
    const auto target = takeBack().target();
    const TakeBackStop *stop = std::get_if<TakeBackStop>(&target);
    return stop == nullptr ? TakeBackStop::none : *stop;
}

bool GameHistory::canUndoTurn() const
{
    return canUndo() && takeBack().turnTarget().has_value();
}

bool GameHistory::canRedo() const
{
    return session_ && !isLookingBack() && session_->redoTarget().has_value();
}

QString GameHistory::undoText() const
{
    if (!canUndo())
        return {};
    const PlyId id = takeBack().undonePly();
    return log().isHidden(id) ? QString()
                              : table_.words->undoText(session_->ply(id).action, log().viewBefore(id));
}

QString GameHistory::redoText() const
{
    if (!canRedo())
        return {};
    const PlyId id = nextTowards(*session_->redoTarget());
    return log().isHidden(id) ? QString()
                              : table_.words->redoText(session_->ply(id).action, log().viewBefore(id));
}

PlyId GameHistory::nextTowards(PlyId descendant) const
{
    while (session_->ply(descendant).parent != current())
        descendant = session_->ply(descendant).parent;
    return descendant;
}

void GameHistory::play(Seat seat, Action action)
{
    assert(!isLookingBack());
    [[maybe_unused]] const std::optional<Problem> problem = session_->play(seat, action);
    assert(!problem);
    // What chance has brought is seen before anything else happens.
    if (drawChance())
        return;
    while (const std::optional<Action> forced = forcedAt(table_, mode_, position()))
        session_->play(session_->game().actors(position()).first(), *forced);
}

bool GameHistory::drawChance()
{
    if (!mode_.drawsChance)
        return false;
    if (!isTrial())
        return session_->playChance() > 0;
    bool hasDrawn = false;
    while (session_->game().actors(position()).isChance() && !children(now()).empty()) {
        const Ply &drawn = session_->ply(children(now()).front());
        session_->play(drawn.seat, drawn.action);
        hasDrawn = true;
    }
    return hasDrawn;
}

Seat GameHistory::undo()
{
    const Ply &undone = session_->ply(takeBack().undonePly());
    session_->takeBackTo(undone.parent);
    return undone.seat;
}

Seat GameHistory::choosingAgain() const
{
    const std::optional<PlyId> choice = takeBack().lastSecret();
    return choice && !beganAnew(session_->ply(*choice).parent) ? session_->ply(*choice).seat : nobody;
}

Seat GameHistory::chooseAgain()
{
    const Ply &choice = session_->ply(*takeBack().lastSecret());
    session_->takeBackTo(choice.parent);
    return choice.seat;
}

void GameHistory::undoTurn()
{
    session_->takeBackTo(*takeBack().turnTarget());
}

void GameHistory::redo()
{
    session_->redoTo(*session_->redoTarget());
    for (auto next = session_->redoTarget(); next && takeBack().isAutomatic(nextTowards(*next));
         next = session_->redoTarget())
        session_->redoTo(*next);
}

bool GameHistory::beganAnew(PlyId after) const
{
    for (PlyId id = current(); id != after; id = session_->ply(id).parent)
        for (const Event &event : session_->ply(id).events)
            if (event.kind == Event::Kind::turnBegan || event.kind == Event::Kind::phaseBegan)
                return true;
    return false;
}

Events GameHistory::eventsSince(PlyId after, Seat privy) const
{
    return PlyLog(*session_, table_.secrets, privy).eventsBetween(after, current());
}

} // namespace waystone
