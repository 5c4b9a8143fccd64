#include "cli/loaded_game.h"

#include "cli/failure.h"
#include "cli/problem_text.h"
#include "cli/text_file.h"
#include "scenario/any_file.h"
#include "scenario/position_file.h"

namespace waystone::cli {

namespace {

constexpr std::uint64_t usualSeed = 1;

Result<LoadedRecord> gameFromPosition(std::string_view text, const Registry &registry)
{
    Result<LoadedPosition> file = readPosition(text, registry);
    if (!file)
        return file.problems();
    Result<Position> position = file->game->from(file->setup);
    if (!position)
        return position.problems();
    LoadedRecord record;
    record.session = std::make_unique<Session>(file->game, std::move(position).value(), Rng(usualSeed));
    record.players = file->players;
    record.notes = file->notes;
    return record;
}

} // namespace

Result<LoadedRecord> gameFromText(std::string_view text, const Registry &registry)
{
    return formatOf(text) == "waystone/position" ? gameFromPosition(text, registry)
                                                 : readGameFile(text, registry);
}

LoadedRecord loadGame(const std::string &path, const Registry &registry)
{
    Result<LoadedRecord> record = gameFromText(readFile(path), registry);
    if (!record)
        throw Failure{problemText(path, record.problems().front())};
    return std::move(record).value();
}

} // namespace waystone::cli
