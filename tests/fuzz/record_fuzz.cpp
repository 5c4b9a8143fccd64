// A record that can be read can be written and read again, and is the same text; a journal with such a head, too.

#include "games.h"
#include "scenario/files/journal.h"
#include "scenario/files/position_file.h"

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

void tryRecord(std::string_view text)
{
    const Result<LoadedRecord> record = readRecord(text, games());
    if (!record)
        return;
    const std::string written = writeRecord(*record->session, record->players, record->seed, record->allOpen);
    const Result<LoadedRecord> again = readRecord(written, games());
    require(static_cast<bool>(again));
    require(writeRecord(*again->session, again->players, again->seed, again->allOpen) == written);
}

void tryJournal(std::string_view text)
{
    const Result<LoadedJournal> journal = readJournal(text, games());
    if (!journal)
        return;
    require(journal->soundBytes <= text.size());
    const Result<LoadedJournal> again = readJournal(text.substr(0, journal->soundBytes), games());
    require(static_cast<bool>(again) && again->soundBytes == journal->soundBytes);
    require(again->record.session->size() == journal->record.session->size());
}

void tryPosition(std::string_view text)
{
    const Result<LoadedPosition> position = readPosition(text, games());
    if (!position)
        return;
    const std::string written = writePosition(*position->game, position->setup, position->players);
    const Result<LoadedPosition> again = readPosition(written, games());
    require(static_cast<bool>(again));
    require(writePosition(*again->game, again->setup, again->players) == written);
    const Result<Position> state = position->game->from(position->setup);
    if (state)
        require(static_cast<bool>(position->game->from(position->game->setup(*state))));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    tryRecord(text);
    tryJournal(text);
    tryPosition(text);
    return 0;
}
