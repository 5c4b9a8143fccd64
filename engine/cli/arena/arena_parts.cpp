#include "cli/arena/arena_parts.h"

#include "core/json/json.h"

#include <limits>

namespace waystone::cli {

namespace {

constexpr std::size_t longestName = 200;
constexpr std::size_t longestBot = 1000; ///< a program's command line
constexpr std::size_t mostOptions = 100;
/// So that a thousand files add up without overflow.
constexpr std::int64_t mostCounted = 1'000'000'000'000'000;

Json outcomesJson(const Outcomes &outcomes)
{
    return {{"wins", outcomes.wins}, {"draws", outcomes.draws}, {"losses", outcomes.losses}};
}

std::int64_t readCount(JsonReader reader)
{
    return reader.integer(0, mostCounted);
}

Outcomes readOutcomes(JsonReader reader)
{
    Outcomes outcomes;
    outcomes.wins = readCount(reader["wins"]);
    outcomes.draws = readCount(reader["draws"]);
    outcomes.losses = readCount(reader["losses"]);
    reader.rejectUnknownKeys();
    return outcomes;
}

} // namespace

Json matchJson(const ArenaMatch &match)
{
    Json rules = Json::object();
    for (const auto &[option, value] : match.rules)
        rules[option] = value;
    Json json = Json::object();
    json["game"] = match.game;
    json["edition"] = {{"id", match.edition}, {"hash", match.editionHash}};
    json["rules"] = std::move(rules);
    json["players"] = match.seats;
    json["a"] = match.a;
    json["b"] = match.b;
    json["mostActions"] = match.mostActions;
    return json;
}

ArenaMatch readMatch(JsonReader &file)
{
    ArenaMatch match;
    match.game = file["game"].text(longestName);
    JsonReader edition = file["edition"];
    match.edition = edition["id"].text(longestName);
    match.editionHash = edition["hash"].text(longestName);
    edition.rejectUnknownKeys();
    for (JsonReader::Member &option : file["rules"].members(mostOptions))
        match.rules.emplace(option.key, option.value.text(longestName));
    match.seats = static_cast<int>(file["players"].integer(2, maxSeats));
    match.a = file["a"].text(longestBot);
    match.b = file["b"].text(longestBot);
    match.mostActions = static_cast<int>(file["mostActions"].integer(1, std::numeric_limits<int>::max()));
    return match;
}

Json countsJson(const ArenaTally &tally)
{
    Json json = Json::object();
    json["stopped"] = tally.stopped;
    if (tally.forfeits() > 0)
        json["forfeits"] = {{"ofA", tally.forfeitsOfA}, {"ofB", tally.forfeitsOfB}};
    json["ofA"] = outcomesJson(tally.ofA);
    json["ofFirst"] = outcomesJson(tally.ofFirst);
    json["margin"] = {{"sum", tally.margin}, {"squares", tally.marginSquares}};
    json["actions"] = tally.actions;
    json["turns"] = tally.turns;
    return json;
}

void readCounts(JsonReader &file, ArenaTally &tally)
{
    tally.stopped = readCount(file["stopped"]);
    if (std::optional<JsonReader> forfeits = file.optional("forfeits")) {
        tally.forfeitsOfA = readCount((*forfeits)["ofA"]);
        tally.forfeitsOfB = readCount((*forfeits)["ofB"]);
        forfeits->rejectUnknownKeys();
    }
    tally.ofA = readOutcomes(file["ofA"]);
    tally.ofFirst = readOutcomes(file["ofFirst"]);
    JsonReader margin = file["margin"];
    tally.margin = margin["sum"].integer(-mostCounted, mostCounted);
    tally.marginSquares = readCount(margin["squares"]);
    margin.rejectUnknownKeys();
    tally.actions = readCount(file["actions"]);
    tally.turns = readCount(file["turns"]);
}

bool isOfWholeSeeds(const ArenaTally &tally, std::uint64_t seeds)
{
    const auto games = static_cast<std::uint64_t>(tally.games());
    const auto perSeed = static_cast<std::uint64_t>(tally.match.gamesASeed());
    return games != 0 && games % perSeed == 0 && games / perSeed == seeds &&
           tally.ofFirst.games() + tally.forfeits() == tally.ofA.games();
}

} // namespace waystone::cli
