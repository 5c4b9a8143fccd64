#include "saving/journal_shadow.h"

namespace waystone {

namespace {

bool leadsTo(const Session &session, PlyId ancestor, PlyId descendant)
{
    while (descendant > ancestor) // the ids of parents are always smaller
        descendant = session.ply(descendant).parent;
    return descendant == ancestor;
}

/// How to get from one ply to another, as the marks of the session show that it was done.
JournalEvent way(const Session &session, PlyId from, PlyId to, const std::vector<bool> &wasTakenBack)
{
    using Kind = JournalEvent::Kind;
    if (leadsTo(session, to, from)) {
        // Back: over plies that are marked now and were not, or else it was a mere look.
        for (PlyId id = from; id != to; id = session.ply(id).parent)
            if (session.ply(id).takenBack && !wasTakenBack[id])
                return JournalEvent::of(Kind::takeBackTo, to);
    } else if (leadsTo(session, from, to)) {
        for (PlyId id = to; id != from; id = session.ply(id).parent)
            if (wasTakenBack[id] && !session.ply(id).takenBack)
                return JournalEvent::of(Kind::redoTo, to);
    }
    return JournalEvent::of(Kind::goTo, to);
}

} // namespace

JournalShadow::JournalShadow(const KeptGame &game) : current_(game.session.current()), players_(game.players)
{
    for (PlyId id = 0; id < game.session.size(); ++id) {
        takenBack_.push_back(game.session.ply(id).takenBack);
        children_.push_back(game.session.ply(id).children);
    }
}

std::vector<JournalEvent> JournalShadow::changes(const KeptGame &game) const
{
    const Session &session = game.session;
    std::vector<JournalEvent> events;
    PlyId at = current_;
    std::vector<bool> takenBack = takenBack_;
    const auto go = [&](PlyId to) {
        if (at != to)
            events.push_back(way(session, at, to, takenBack));
        at = to;
    };

    takenBack.resize(session.size(), false);
    for (PlyId id = takenBack_.size(); id < session.size(); ++id) {
        const Ply &ply = session.ply(id);
        go(ply.parent);
        events.push_back(JournalEvent::played(ply.seat, ply.action));
        at = id;
    }
    go(session.current());

    // A line that was made the main one shows by the first place where the order is another.
    for (PlyId id = 0; id < children_.size(); ++id) {
        const std::vector<PlyId> &now = session.ply(id).children;
        if (!now.empty() && !children_[id].empty() && now.front() != children_[id].front())
            events.push_back(JournalEvent::of(JournalEvent::Kind::promote, now.front()));
    }

    for (std::size_t seat = 0; seat < game.players.size(); ++seat)
        if (game.players[seat] != players_[seat])
            events.push_back(JournalEvent::handedOver(static_cast<Seat>(seat), game.players[seat]));
    return events;
}

} // namespace waystone
