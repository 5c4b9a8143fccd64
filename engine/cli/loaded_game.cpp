#include "cli/loaded_game.h"

#include "cli/failure.h"
#include "cli/problem_text.h"
#include "cli/text_file.h"
#include "core/json_document.h"
#include "scenario/journal.h"
#include "scenario/position_file.h"

namespace waystone::cli {

namespace {

Result<LoadedRecord> gameFromPosition(std::string_view text, const Registry &registry)
{
    Result<LoadedPosition> file = readPosition(text, registry);
    if (!file)
        return file.problems();
    Result<Position> position = file->game->from(file->setup);
    if (!position)
        return position.problems();
    LoadedRecord record;
    record.session = std::make_unique<Session>(file->game, std::move(position).value(), Rng());
    record.players = file->players;
    record.notes = file->notes;
    return record;
}

} // namespace

std::string formatOf(std::string_view text)
{
    // A journal's first line is a JSON text of its own.
    for (const std::string_view part : {text, text.substr(0, text.find('\n'))}) {
        const Result<JsonDocument> document = JsonDocument::parse(part);
        if (document && document->root().is_object())
            return document->root().contains("format") && document->root()["format"].is_string()
                       ? document->root()["format"].get<std::string>()
                       : std::string();
    }
    return {};
}

Result<LoadedRecord> readGameFile(std::string_view text, const Registry &registry)
{
    if (formatOf(text) != "waystone/journal")
        return readRecord(text, registry);
    Result<LoadedJournal> journal = readJournal(text, registry);
    if (!journal)
        return journal.problems();
    return std::move(std::move(journal).value().record);
}

LoadedRecord loadGame(const std::string &path, const Registry &registry)
{
    const std::string text = readFile(path);
    Result<LoadedRecord> record = formatOf(text) == "waystone/position" ? gameFromPosition(text, registry)
                                                                        : readGameFile(text, registry);
    if (!record)
        throw Failure{problemText(path, record.problems().front())};
    return std::move(record).value();
}

} // namespace waystone::cli
