#include "cli/arena/arena_journal.h"

#include "cli/arena/arena_parts.h"
#include "cli/failure.h"
#include "cli/problem_text.h"
#include "core/json/json.h"
#include "core/read_file.h"

namespace waystone::cli {

namespace {

constexpr std::string_view format = "waystone/arena-journal";
constexpr int version = 1;
constexpr std::size_t longestForfeit = 100'000;
constexpr std::size_t mostBytes = std::size_t{1} << 30U;

std::string lineOf(const Json &json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

ArenaMatch readHead(JsonReader &line)
{
    readHeader(line, format, version);
    ArenaMatch match = readMatch(line);
    line.rejectUnknownKeys();
    return match;
}

ArenaTally readSeed(JsonReader &line, const ArenaMatch &match, Problems &problems)
{
    ArenaTally tally;
    tally.match = match;
    const std::uint64_t seed = line["seed"].natural();
    readCounts(line, tally);
    if (std::optional<JsonReader> forfeit = line.optional("firstForfeit"))
        tally.firstForfeit = forfeit->text(longestForfeit);
    line.rejectUnknownKeys();
    static_cast<void>(tally.addSeeds({seed, seed})); // the only one
    if (problems.empty() && !isOfWholeSeeds(tally, 1))
        line.problem("arena.count");
    return tally;
}

} // namespace

ArenaJournal::ArenaJournal(const std::string &path, const ArenaMatch &match, bool resumes) : path_(path)
{
    std::error_code error;
    file_ = platform::OpenFile::toAppend(path, error);
    failOn(error);
    const platform::FileStatus status = platform::statusOf(file_.number(), error);
    failOn(error);
    if (status.sort != platform::FileSort::regular) // nothing that is written there would be found again
        throw Failure{
            problemText(path, {std::string(reading_problem::noFile), {}, {}, Severity::impossible})};
    if (platform::lockFile(file_.number()) == platform::FileLock::elsewhere)
        throw Failure{path + ": another match writes this journal"};
    const bool isBegun = size() > 0;
    if (isBegun && !resumes)
        throw Failure{"there is already a journal " + path + "; --resume goes on with it"};
    if (isBegun)
        read(match);
    if (size() == 0) {
        Json head = {{"format", format}, {"version", version}};
        head.update(matchJson(match));
        write(lineOf(head));
    }
}

std::uintmax_t ArenaJournal::size() const
{
    std::error_code error;
    const platform::FileStatus status = platform::statusOf(file_.number(), error);
    failOn(error);
    return status.size;
}

void ArenaJournal::failOn(const std::error_code &error) const
{
    if (error)
        throw Failure{"cannot write " + path_ + ": " + error.message()};
}

void ArenaJournal::add(std::uint64_t seed, const ArenaTally &games)
{
    Json line = {{"seed", seed}};
    line.update(countsJson(games));
    if (!games.firstForfeit.empty())
        line["firstForfeit"] = games.firstForfeit;
    write(lineOf(line));
}

void ArenaJournal::write(const std::string &line)
{
    failOn(platform::writeAll(file_.number(), line));
}

void ArenaJournal::read(const ArenaMatch &match)
{
    const Result<std::string> text = readFile(path_, Pipes::refused, mostBytes);
    if (!text)
        throw Failure{problemText(path_, text.problems().front())};
    std::string_view rest = *text;
    for (int number = 1; rest.find('\n') != std::string_view::npos; ++number) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(line.size() + 1);
        const std::string where = path_ + ':' + std::to_string(number);
        const auto refuse = [&](const Problem &problem) {
            throw Failure{where + ": " + problemSentence(problem)};
        };
        const Result<JsonDocument> document = JsonDocument::parse(line);
        if (!document)
            refuse(document.problems().front());
        Problems problems;
        JsonReader reader(*document, problems);
        if (number == 1) {
            const ArenaMatch kept = readHead(reader);
            if (problems.empty() && kept != match)
                throw Failure{path_ + ": the journal of another match"};
        } else {
            ArenaTally games = readSeed(reader, match, problems);
            const std::uint64_t seed = games.seeds.front().first;
            if (problems.empty() && !known_.emplace(seed, std::move(games)).second)
                reader.problem("arena.seed-twice");
        }
        if (!problems.empty())
            refuse(problems.front());
    }
    if (!rest.empty())
        failOn(platform::truncateFile(file_.number(), text->size() - rest.size()));
}

} // namespace waystone::cli
