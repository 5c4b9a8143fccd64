// Whatever lines follow a sound beginning of a journal, the beginning stays, what could be read is read the same again
// when the rest is cut off, and every line that is written from there is read. Input is the number of the game and the
// lines.

#include "core/session.h"
#include "games.h"
#include "scenario/files/journal.h"

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

using namespace waystone;

void require(bool condition)
{
    if (!condition)
        std::abort();
}

/// A journal whose game has begun.
struct Beginning {
    std::string text;
    std::size_t plies = 0;
};

std::vector<Beginning> beginnings()
{
    std::vector<Beginning> made;
    for (const GameKind &kind : games().kinds()) {
        const std::shared_ptr<const Game> game = *games().make(kind, {}, {});
        Session session(game, *game->from(game->start(kind.minSeats, 0)), Rng(1));
        const std::vector<RecordPlayer> players(static_cast<std::size_t>(kind.minSeats));
        std::string text = journalHead(session, players, 1);
        for (int action = 0; action < 6; ++action) {
            session.playChance();
            const Seat seat = game->actors(session.position()).first();
            const Action chosen = game->legal(session.position(), seat).front();
            require(!session.play(seat, chosen));
        }
        for (const PlyId id : session.lineTo(session.current()))
            if (id != 0)
                text +=
                    journalLine(*game, JournalEvent::played(session.ply(id).seat, session.ply(id).action));
        made.push_back({text, session.size()});
    }
    return made;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const std::vector<Beginning> all = beginnings();
    if (size == 0)
        return 0;
    const Beginning &beginning = all[*data % all.size()];
    const std::string text = beginning.text + std::string(reinterpret_cast<const char *>(data) + 1, size - 1);
    Result<LoadedJournal> journal = readJournal(text, games());
    require(static_cast<bool>(journal));
    require(journal->soundBytes >= beginning.text.size() && journal->soundBytes <= text.size());
    Session &session = *journal->record.session;
    require(session.size() >= beginning.plies);

    std::string sound = text.substr(0, journal->soundBytes);
    const Result<LoadedJournal> again = readJournal(sound, games());
    require(again && again->soundBytes == sound.size() && again->record.session->size() == session.size() &&
            again->record.session->current() == session.current());

    const Actors actors = session.game().actors(session.position());
    if (actors.isOver() || actors.isChance())
        return 0;
    const Seat seat = actors.first();
    const Action action = session.game().legal(session.position(), seat).back();
    require(!session.play(seat, action));
    sound += journalLine(session.game(), JournalEvent::played(seat, action));
    const Result<LoadedJournal> longer = readJournal(sound, games());
    require(longer && longer->soundBytes == sound.size() &&
            longer->record.session->current() == session.current());
    return 0;
}
