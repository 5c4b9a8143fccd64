#include "saving/game_glance.h"

#include "files/file_content.h"
#include "files/record_players.h"
#include "games.h"
#include "saving/table_setup.h"
#include "scenario/files/journal.h"

#include <algorithm>

namespace waystone {

GameGlance glanceAt(const QString &journal)
{
    const Result<QByteArray> bytes = fileContent(journal);
    if (!bytes)
        return {nullptr, 0, bytes.problems()};
    const Result<LoadedJournal> loaded =
        readJournal({bytes->constData(), static_cast<std::size_t>(bytes->size())}, games());
    if (!loaded)
        return {nullptr, 0, loaded.problems()};

    const LoadedRecord &record = loaded->record;
    const Session &session = *record.session;
    // The table of somebody who has just come in, even where the players show each other their secrets.
    const Table table = makeTable(session.sharedGame(), playersFrom(record.players), false);
    GameGlance glance;
    glance.moment = std::make_shared<const TableSnapshot>(
        snapshotOf(table, session.position(), session.current(), Screen()));
    glance.moves = static_cast<int>(std::ranges::count_if(session.lineTo(session.current()), [&](PlyId id) {
        return session.ply(id).seat < glance.moment->seats;
    }));
    glance.problems = record.notes;
    return glance;
}

} // namespace waystone
