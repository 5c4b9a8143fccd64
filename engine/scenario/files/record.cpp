#include "scenario/files/record.h"

#include "core/file_problem.h"
#include "core/json/json.h"
#include "core/json/json_writer.h"
#include "scenario/files/game_header.h"
#include "scenario/files/journal.h"
#include "scenario/files/record_players.h"
#include "scenario/files/record_plies.h"

#include <array>
#include <cassert>

namespace waystone {

namespace {

constexpr std::string_view recordFormat = "waystone/record";

constexpr std::array<Migration, 1> migrations{keepFirstRevision};
constexpr int recordVersion = migrations.size() + 1;

} // namespace

std::span<const std::string_view> recordProblemCodes()
{
    static constexpr std::array codes = {
        header_problem::unknownEdition, header_problem::badEdition, header_problem::editionChanged,
        record_problem::unknownAction,  record_problem::illegalPly, record_problem::repeatedPly,
        record_problem::badOrder,       journal_problem::lastLine,  journal_problem::brokenLine,
    };
    return codes;
}

std::span<const Migration> recordMigrations()
{
    return migrations;
}

Json recordJson(std::string_view format, const Session &session, std::span<const RecordPlayer> players,
                std::uint64_t seed, bool allOpen)
{
    assert(session.ply(0).rng == Rng(seed));
    const Game &game = session.game();
    Json file = Json::object();
    file["format"] = format;
    file["version"] = recordVersion;
    writeGame(file, game);
    writePlayers(file, players);
    if (allOpen)
        file["allOpen"] = true;
    file["seed"] = seed;
    file["start"] = game.toJson(game.setup(session.ply(0).position));
    writePlies(file, session);
    return file;
}

std::string writeRecord(const Session &session, std::span<const RecordPlayer> players, std::uint64_t seed,
                        bool allOpen)
{
    return writeJson(recordJson(recordFormat, session, players, seed, allOpen));
}

Result<LoadedRecord> readRecord(const JsonDocument &document, std::string_view format,
                                const Registry &registry)
{
    Problems problems;
    JsonReader file(document, problems);
    LoadedRecord record;
    readHeader(file, format, recordVersion);
    if (!problems.empty())
        return problems; // another kind of file: nothing else in it would be judged rightly

    const std::shared_ptr<const Game> game = readGame(file, registry, problems, record.notes);
    record.players = readPlayers(file["players"]);
    if (std::optional<JsonReader> open = file.optional("allOpen"))
        record.allOpen = open->boolean();
    record.seed = file["seed"].natural();
    if (!game)
        return problems;

    JsonReader start = file["start"];
    const TextPosition startPosition = start.position();
    const AnySetup setup = game->setupFrom(start);
    if (!problems.empty())
        return problems;
    Result<Position> position = game->from(setup);
    if (!position) {
        for (const Problem &problem : position.problems())
            problems.push_back(located(problem, startPosition));
        return problems;
    }
    const auto seats = static_cast<std::size_t>(game->seats(*position));
    if (record.players.size() != seats) {
        const auto bound = static_cast<int>(seats);
        problems.push_back(fileProblem(file_problem::wrongSize, file["players"].position(),
                                       {{"key", std::string("players")},
                                        {"found", static_cast<int>(record.players.size())},
                                        {"minimum", bound},
                                        {"maximum", bound}}));
    }
    record.session = std::make_unique<Session>(game, std::move(position).value(), Rng(record.seed));
    readPlies(file, *record.session, static_cast<int>(seats), problems);
    if (problems.empty()) // a ply that cannot be played ends the reading before all keys are asked for
        file.rejectUnknownKeys();
    if (!problems.empty())
        return problems;
    return record;
}

Result<LoadedRecord> readRecord(std::string_view text, const Registry &registry)
{
    const Result<JsonDocument> document = parseUpgraded(text, migrations);
    if (!document)
        return document.problems();
    return readRecord(*document, recordFormat, registry);
}

} // namespace waystone
