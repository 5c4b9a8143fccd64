#include "cli/arena_file.h"

#include "core/json/json.h"
#include "core/json/json_document.h"
#include "core/json/json_reader.h"
#include "core/json/json_writer.h"

namespace waystone::cli {

namespace {

constexpr std::string_view format = "waystone/arena";
constexpr int version = 1;
constexpr std::size_t longestName = 200;
constexpr std::size_t longestBot = 1000; ///< a program's command line
constexpr std::size_t mostOptions = 100;
constexpr std::size_t mostRanges = 100'000;
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

/// Returns how many seeds there are.
std::uint64_t readSeeds(JsonReader list, ArenaTally &tally)
{
    std::uint64_t count = 0;
    for (JsonReader &item : list.array(1, mostRanges)) {
        SeedRange range;
        range.first = item["first"].natural();
        range.last = item["last"].natural();
        item.rejectUnknownKeys();
        if (range.last < range.first || !tally.addSeeds(range))
            item.problem("arena.seed-twice");
        count += range.last - range.first + 1;
    }
    return count;
}

} // namespace

std::string writeArena(const ArenaTally &tally)
{
    const ArenaMatch &match = tally.match;
    Json rules = Json::object();
    for (const auto &[option, value] : match.rules)
        rules[option] = value;
    Json seeds = Json::array();
    for (const SeedRange &range : tally.seeds)
        seeds.push_back({{"first", range.first}, {"last", range.last}});
    Json file = Json::object();
    file["format"] = format;
    file["version"] = version;
    file["game"] = match.game;
    file["edition"] = {{"id", match.edition}, {"hash", match.editionHash}};
    file["rules"] = std::move(rules);
    file["players"] = match.seats;
    file["a"] = match.a;
    file["b"] = match.b;
    file["mostActions"] = match.mostActions;
    file["seeds"] = std::move(seeds);
    file["stopped"] = tally.stopped;
    if (tally.forfeits() > 0)
        file["forfeits"] = {{"ofA", tally.forfeitsOfA}, {"ofB", tally.forfeitsOfB}};
    file["ofA"] = outcomesJson(tally.ofA);
    file["ofFirst"] = outcomesJson(tally.ofFirst);
    file["margin"] = {{"sum", tally.margin}, {"squares", tally.marginSquares}};
    file["actions"] = tally.actions;
    file["turns"] = tally.turns;
    return writeJson(file);
}

Result<ArenaTally> readArena(std::string_view text)
{
    const Result<JsonDocument> document = JsonDocument::parse(text);
    if (!document)
        return document.problems();
    Problems problems;
    JsonReader file(*document, problems);
    readHeader(file, format, version);
    ArenaTally tally;
    tally.match = readMatch(file);
    const std::uint64_t seeds = readSeeds(file["seeds"], tally);
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
    file.rejectUnknownKeys();
    const auto games = static_cast<std::uint64_t>(tally.games());
    const auto perSeed = static_cast<std::uint64_t>(tally.match.gamesASeed());
    if (problems.empty() && (games == 0 || games % perSeed != 0 || games / perSeed != seeds ||
                             tally.ofFirst.games() + tally.forfeits() != tally.ofA.games()))
        file.problem("arena.count");
    if (!problems.empty())
        return problems;
    return tally;
}

} // namespace waystone::cli
