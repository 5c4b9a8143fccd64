#include "scenario/files/position_file.h"

#include "core/json/json.h"
#include "core/json/json_writer.h"
#include "scenario/files/game_header.h"
#include "scenario/files/record_players.h"

#include <array>

namespace waystone {

namespace {

/// `migrations[n]` leads from version n + 1 to n + 2.
constexpr std::array<Migration, 1> migrations{keepFirstRevision};
constexpr int positionVersion = migrations.size() + 1;

} // namespace

std::string writePosition(const Game &game, const AnySetup &setup, std::span<const RecordPlayer> players)
{
    Json file = Json::object();
    file["format"] = positionFormat;
    file["version"] = positionVersion;
    writeGame(file, game);
    if (!players.empty())
        writePlayers(file, players);
    file["setup"] = game.toJson(setup);
    return writeJson(file);
}

Result<LoadedPosition> readPosition(std::string_view text, const Registry &registry)
{
    const Result<JsonDocument> document = parseUpgraded(text, migrations);
    if (!document)
        return document.problems();
    Problems problems;
    JsonReader file(*document, problems);
    LoadedPosition position;
    readHeader(file, positionFormat, positionVersion);
    if (!problems.empty())
        return problems;
    position.game = readGame(file, registry, problems, position.notes);
    if (std::optional<JsonReader> players = file.optional("players"))
        position.players = readPlayers(std::move(*players));
    JsonReader setup = file["setup"];
    position.setupPosition = setup.position();
    if (!position.game)
        return problems;
    position.setup = position.game->setupFrom(setup);
    file.rejectUnknownKeys();
    if (!problems.empty())
        return problems;
    return position;
}

} // namespace waystone
