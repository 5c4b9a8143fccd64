#include "core/session.h"

#include "core/draw.h"

#include <algorithm>
#include <cassert>
#include <ranges>

namespace waystone {

namespace {

bool startsTurn(const Events &events)
{
    return std::ranges::any_of(events,
                               [](const Event &event) { return event.kind == Event::Kind::turnBegan; });
}

} // namespace

Session::Session(std::shared_ptr<const Game> game, Position start, Rng rng) : game_(std::move(game))
{
    Ply root;
    root.position = std::move(start);
    root.rng = rng;
    root.beginsTurn = true;
    plies_.push_back(std::move(root));
    lastChild_.push_back(0);
}

std::vector<PlyId> Session::lineTo(PlyId id) const
{
    std::vector<PlyId> line;
    for (; id != 0; id = plies_[id].parent)
        line.push_back(id);
    line.push_back(0);
    std::ranges::reverse(line);
    return line;
}

PlyId Session::endOfLine(PlyId id) const
{
    while (!plies_[id].children.empty())
        id = plies_[id].children.front();
    return id;
}

PlyId Session::addChild(Seat seat, Action action, Position position, Events events, const Rng &rng)
{
    const PlyId id = plies_.size();
    Ply ply;
    ply.parent = current_;
    ply.seat = seat;
    ply.action = action;
    ply.position = std::move(position);
    ply.beginsTurn = startsTurn(events);
    ply.events = std::move(events);
    ply.rng = rng;
    ply.depth = plies_[current_].depth + 1;
    plies_.push_back(std::move(ply));
    lastChild_.push_back(0);
    plies_[current_].children.push_back(id);
    return id;
}

std::optional<Problem> Session::play(Seat seat, Action action)
{
    const Ply &here = plies_[current_];
    const auto existing = std::ranges::find_if(
        here.children, [&](PlyId id) { return plies_[id].seat == seat && plies_[id].action == action; });
    PlyId next = 0;
    if (existing != here.children.end()) {
        next = *existing;
    } else {
        if (std::optional<Problem> problem = game_->refuse(here.position, seat, action))
            return problem;
        Rng rng = here.rng;
        if (seat == chanceSeat)
            rng.next();
        Events events;
        Position position = game_->apply(here.position, seat, action, &events);
        next = addChild(seat, action, std::move(position), std::move(events), rng);
    }
    plies_[next].takenBack = false;
    lastChild_[current_] = next;
    current_ = next;
    return std::nullopt;
}

int Session::playChance()
{
    int draws = 0;
    while (game_->actors(position()).isChance()) {
        Rng rng = plies_[current_].rng;
        const Action action = drawn(game_->outcomes(position()), rng);
        [[maybe_unused]] const std::optional<Problem> problem = play(chanceSeat, action);
        assert(!problem);
        ++draws;
    }
    return draws;
}

void Session::goTo(PlyId id)
{
    assert(id < plies_.size());
    for (PlyId step = id; step != 0; step = plies_[step].parent)
        lastChild_[plies_[step].parent] = step;
    current_ = id;
}

void Session::promote(PlyId id)
{
    for (; id != 0; id = plies_[id].parent) {
        std::vector<PlyId> &siblings = plies_[plies_[id].parent].children;
        const auto found = std::ranges::find(siblings, id);
        std::rotate(siblings.begin(), found, found + 1);
    }
}

TakeBackStop Session::stopAt(PlyId id) const
{
    if (id == 0)
        return TakeBackStop::root;
    const Ply &ply = plies_[id];
    if (ply.seat == chanceSeat)
        return TakeBackStop::chance;
    if (game_->secret(plies_[ply.parent].position, ply.seat, ply.action))
        return TakeBackStop::secret;
    return TakeBackStop::none;
}

std::optional<PlyId> Session::turnStartBefore(PlyId from, bool free) const
{
    PlyId id = from;
    // Standing where a turn has just begun, the turn before it is meant.
    while (id != 0) {
        if (!free && stopAt(id) != TakeBackStop::none)
            break;
        id = plies_[id].parent;
        if (plies_[id].beginsTurn)
            break;
    }
    if (id == from)
        return std::nullopt;
    return id;
}

std::optional<PlyId> Session::redoTarget() const
{
    PlyId id = lastChild_[current_];
    if (id == 0)
        return std::nullopt;
    while (lastChild_[id] != 0 && isDraw(lastChild_[id]))
        id = lastChild_[id];
    return id;
}

void Session::takeBackTo(PlyId ancestor)
{
    while (current_ != ancestor) {
        assert(current_ != 0);
        plies_[current_].takenBack = true;
        current_ = plies_[current_].parent;
    }
}

void Session::leaveFor(PlyId ancestor)
{
    takeBackTo(ancestor);
    lastChild_[ancestor] = 0;
}

void Session::redoTo(PlyId descendant)
{
    for (PlyId id = descendant; id != current_; id = plies_[id].parent)
        plies_[id].takenBack = false;
    goTo(descendant);
}

} // namespace waystone
