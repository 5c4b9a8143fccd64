#include "cli/loaded_game.h"

#include "cli/failure.h"
#include "cli/problem_text.h"
#include "cli/text_file.h"
#include "scenario/files/any_file.h"
#include "scenario/files/position_file.h"
#include "scenario/files/record_plies.h"
#include "scenario/files/shared_game.h"

namespace waystone::cli {

namespace {

constexpr std::uint64_t usualSeed = 1;

/// What stands against playing a position, where it can be found: whoever is told need not have the game.
Problem placed(Problem problem, const LoadedPosition &file)
{
    std::string places;
    for (const Place &place : problem.places)
        places += (places.empty() ? "" : ", ") + file.game->placeName(place);
    if (!places.empty())
        problem.arguments.push_back({"places", std::move(places)});
    return located(inWords(std::move(problem), *file.game), file.setupPosition);
}

Result<LoadedRecord> gameFromPosition(std::string_view text, const Registry &registry)
{
    Result<LoadedPosition> file = readPosition(text, registry);
    if (!file)
        return file.problems();
    Result<Position> position = file->game->from(file->setup);
    if (!position)
        return placed(position.problems().front(), *file);
    LoadedRecord record;
    record.session = std::make_unique<Session>(file->game, std::move(position).value(), Rng(usualSeed));
    record.seed = usualSeed;
    record.players = file->players;
    record.players.resize(static_cast<std::size_t>(file->game->seats(record.session->position())));
    record.notes = file->notes;
    return record;
}

} // namespace

Result<LoadedRecord> gameFromText(std::string_view text, const Registry &registry)
{
    const std::string format = formatOf(text);
    if (format == sharedFormat)
        return Problem{"file.shared-game", {}, {}, Severity::impossible};
    return format == "waystone/position" ? gameFromPosition(text, registry) : readGameFile(text, registry);
}

LoadedRecord loadGame(const Command &command)
{
    const std::string &path = command.arguments.file();
    Result<LoadedRecord> record = gameFromText(givenFile(path, command.in), command.registry);
    if (!record)
        throw Failure{problemText(path, record.problems().front())};
    return std::move(record).value();
}

} // namespace waystone::cli
