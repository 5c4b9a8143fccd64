#include "saving/journal_writer.h"

#include "files/durable_file.h"

#include <QFileInfo>

#include <algorithm>

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

JournalWriter::Shadow::Shadow(const Session &session, std::span<const RecordPlayer> holders)
    : current(session.current()), players(holders.begin(), holders.end())
{
    for (PlyId id = 0; id < session.size(); ++id) {
        takenBack.push_back(session.ply(id).takenBack);
        children.push_back(session.ply(id).children);
    }
}

QString journalLock(const QString &journal)
{
    return journal + QStringLiteral(".lock");
}

JournalWriter::JournalWriter(const QString &path, const Session &session,
                             std::span<const RecordPlayer> players)
    : file_(path), lock_(journalLock(path)), shadow_(session, players)
{
    // A lock is old when its program is dead, however long it has been held.
    lock_.setStaleLockTime(0);
}

std::unique_ptr<JournalWriter> JournalWriter::begin(const QString &path, const Session &session,
                                                    std::span<const RecordPlayer> players, bool allOpen,
                                                    std::uint64_t seed, QString *error)
{
    const QByteArray head = QByteArray::fromStdString(journalHead(session, players, seed, allOpen));
    std::unique_ptr<JournalWriter> writer(new JournalWriter(path, session, players));
    // Locked before it is there: no other program may take it for one that was left behind.
    *error = writer->lock();
    if (error->isEmpty())
        *error = replaceFile(path, head);
    if (error->isEmpty())
        *error = writer->openAt(head.size());
    return error->isEmpty() ? std::move(writer) : nullptr;
}

std::unique_ptr<JournalWriter> JournalWriter::resume(const QString &path, const Session &session,
                                                     std::span<const RecordPlayer> players,
                                                     std::size_t soundBytes, QString *error)
{
    std::unique_ptr<JournalWriter> writer(new JournalWriter(path, session, players));
    *error = writer->lock();
    if (error->isEmpty())
        *error = writer->openAt(static_cast<qint64>(soundBytes));
    return error->isEmpty() ? std::move(writer) : nullptr;
}

QString JournalWriter::lock()
{
    return lock_.tryLock() ? QString() : tr("Another program has the game open.");
}

QString JournalWriter::openAt(qint64 bytes)
{
    const bool isOpen = file_.open(QIODevice::ReadWrite) && file_.resize(bytes) && file_.seek(bytes);
    return isOpen ? QString() : file_.errorString();
}

std::vector<JournalEvent> JournalWriter::changes(const Session &session,
                                                 std::span<const RecordPlayer> players) const
{
    std::vector<JournalEvent> events;
    PlyId at = shadow_.current;
    std::vector<bool> takenBack = shadow_.takenBack;
    const auto go = [&](PlyId to) {
        if (at != to)
            events.push_back(way(session, at, to, takenBack));
        at = to;
    };

    takenBack.resize(session.size(), false);
    for (PlyId id = shadow_.takenBack.size(); id < session.size(); ++id) {
        const Ply &ply = session.ply(id);
        go(ply.parent);
        events.push_back(JournalEvent::played(ply.seat, ply.action));
        at = id;
    }
    go(session.current());

    // A line that was made the main one shows by the first place where the order is another.
    for (PlyId id = 0; id < shadow_.children.size(); ++id) {
        const std::vector<PlyId> &now = session.ply(id).children;
        if (!now.empty() && !shadow_.children[id].empty() && now.front() != shadow_.children[id].front())
            events.push_back(JournalEvent::of(JournalEvent::Kind::promote, now.front()));
    }

    for (std::size_t seat = 0; seat < players.size(); ++seat)
        if (players[seat] != shadow_.players[seat])
            events.push_back(JournalEvent::handedOver(static_cast<Seat>(seat), players[seat]));
    return events;
}

QString JournalWriter::update(const Session &session, std::span<const RecordPlayer> players)
{
    QByteArray lines;
    for (const JournalEvent &event : changes(session, players))
        lines += QByteArray::fromStdString(journalLine(session.game(), event));
    shadow_ = Shadow(session, players);
    if (lines.isEmpty())
        return {};
    if (file_.write(lines) != lines.size() || !syncFile(file_))
        return file_.errorString();
    return {};
}

} // namespace waystone
