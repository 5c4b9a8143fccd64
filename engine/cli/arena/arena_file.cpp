#include "cli/arena/arena_file.h"

#include "cli/arena/arena_parts.h"
#include "core/json/json.h"
#include "core/json/json_document.h"
#include "core/json/json_reader.h"
#include "core/json/json_writer.h"

namespace waystone::cli {

namespace {

constexpr std::string_view format = "waystone/arena";
constexpr int version = 1;
constexpr std::size_t mostRanges = 100'000;

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
    Json seeds = Json::array();
    for (const SeedRange &range : tally.seeds)
        seeds.push_back({{"first", range.first}, {"last", range.last}});
    Json file = Json::object();
    file["format"] = format;
    file["version"] = version;
    file.update(matchJson(tally.match));
    file["seeds"] = std::move(seeds);
    file.update(countsJson(tally));
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
    readCounts(file, tally);
    file.rejectUnknownKeys();
    if (problems.empty() && !isOfWholeSeeds(tally, seeds))
        file.problem("arena.count");
    if (!problems.empty())
        return problems;
    return tally;
}

} // namespace waystone::cli
