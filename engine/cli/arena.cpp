#include "cli/arena_file.h"
#include "cli/bot_choice.h"
#include "cli/command.h"
#include "cli/failure.h"
#include "cli/game_choice.h"
#include "cli/problem_text.h"
#include "cli/sequential_test.h"
#include "cli/stop_signals.h"
#include "cli/text_file.h"
#include "protocol/program_problem.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <ostream>

namespace waystone::cli {

namespace {

constexpr std::uint64_t mostSeeds = 100'000'000;
constexpr std::uint64_t usualActions = 5000; ///< longer games are stopped
constexpr int mostFiles = 1000;

std::string chosenBot(const Arguments &arguments, std::string_view option)
{
    std::string bot = arguments.value(option).value_or("");
    checkBot(bot, option);
    return bot;
}

/// "A..B"
SeedRange seedRange(const std::string &text)
{
    SeedRange range;
    const char *const end = text.data() + text.size();
    const auto [dots, error] = std::from_chars(text.data(), end, range.first);
    if (error == std::errc() && std::string_view(dots, end).starts_with("..")) {
        const auto [stop, other] = std::from_chars(dots + 2, end, range.last);
        if (other == std::errc() && stop == end && range.first <= range.last &&
            range.last - range.first < mostSeeds)
            return range;
    }
    throw Failure{"--seeds takes two seeds like 1..500, not \"" + text + '"'};
}

/// --seeds, or from --seed on as many as make --games games or a few more.
SeedRange chosenSeeds(const Arguments &arguments, const GameChoice &choice, int gamesASeed)
{
    if (const std::optional<std::string> text = arguments.value("--seeds"))
        return seedRange(*text);
    const std::uint64_t games = arguments.number("--games").value_or(100);
    const auto perSeed = static_cast<std::uint64_t>(gamesASeed);
    const std::uint64_t count = (games + perSeed - 1) / perSeed;
    if (choice.seed > std::numeric_limits<std::uint64_t>::max() - (count - 1))
        throw Failure{"--seed is too large for so many games"};
    return {choice.seed, choice.seed + (count - 1)};
}

ArenaMatch chosenMatch(const Arguments &arguments, const GameChoice &choice)
{
    const EditionInfo &edition = choice.game->editionInfo();
    ArenaMatch match;
    match.game = choice.game->id();
    match.edition = edition.id;
    match.editionHash = edition.hash;
    match.rules = choice.game->choice();
    match.seats = choice.seats;
    match.a = chosenBot(arguments, "--a");
    match.b = chosenBot(arguments, "--b");
    match.mostActions = static_cast<int>(arguments.number("--max-actions").value_or(usualActions));
    return match;
}

/// "seed 5, seat 0: …"
std::string forfeitText(const MatchResult &result, std::uint64_t seed)
{
    return "seed " + std::to_string(seed) + ", seat " + std::to_string(result.forfeitedBy) + ": " +
           oneLine(problemSentence(*result.failure));
}

/// Plays the games of one seed after another.
class SeedPlayer {
public:
    SeedPlayer(const ArenaMatch &match, const GameChoice &choice, std::uint64_t firstSeed,
               std::chrono::milliseconds limit, std::stop_token stop)
        : match_(match),
          game_(*choice.game),
          start_(choice.session(firstSeed, 0).position()),
          firstSeed_(firstSeed),
          limit_(limit),
          stop_(std::move(stop))
    {}

    /// Nothing if it was stopped before the last of the games was over.
    [[nodiscard]] std::optional<ArenaTally> play(std::uint64_t seed) const
    {
        const int gamesASeed = match_.gamesASeed();
        ArenaTally tally;
        for (int game = 0; game < gamesASeed; ++game) {
            // Against itself a takes the seats by turns, so that its rate says nothing about who begins.
            const auto seats = static_cast<std::uint64_t>(match_.seats);
            const auto seatOfA =
                static_cast<Seat>(gamesASeed == 1 ? seed % seats : static_cast<std::uint64_t>(game));
            const MatchResult result = playOne(seed, seatOfA, seed == firstSeed_ && game == 0);
            if (stop_.stop_requested()) // what was chosen meanwhile may be anything
                return std::nullopt;
            if (result.failure && tally.firstForfeit.empty())
                tally.firstForfeit = forfeitText(result, seed);
            tally.add(result, seatOfA);
        }
        static_cast<void>(tally.addSeeds({seed, seed})); // the only one
        return tally;
    }

private:
    [[nodiscard]] MatchResult playOne(std::uint64_t seed, Seat seatOfA, bool isFirst) const
    {
        std::vector<std::string> names(static_cast<std::size_t>(match_.seats), match_.b);
        names[seatOfA] = match_.a;
        const SeatedBots bots(names, limit_);
        MatchResult result = playMatch(game_, start_, bots.bySeat(), seed, match_.mostActions, stop_);
        if (result.failure && !stop_.stop_requested())
            refuseToGoOn(*result.failure, names[result.forfeitedBy],
                         isFirst && bots.isMuteProgram(result.forfeitedBy));
        return result;
    }

    /// A program that cannot even be started says nothing about how strong it is. One that ends before its first answer
    /// of the first game is taken for such: it may be an interpreter that does not find its script.
    static void refuseToGoOn(const Problem &failure, const std::string &bot, bool isMute)
    {
        if (failure.code == program_problem::cannotStart)
            throw Failure{bot + ": " + problemSentence(failure)};
        if (failure.code == program_problem::ended && isMute)
            throw Failure{bot + " has not answered even once: " + problemSentence(failure)};
    }

    const ArenaMatch &match_;
    const Game &game_;
    Position start_;
    std::uint64_t firstSeed_;
    std::chrono::milliseconds limit_;
    std::stop_token stop_;
};

/// "LOW,HIGH" in percent.
std::optional<SequentialTest> chosenTest(const Arguments &arguments)
{
    const std::optional<std::string> text = arguments.value("--sprt");
    if (!text)
        return std::nullopt;
    SequentialTest test;
    const char *const end = text->data() + text->size();
    const auto [comma, error] = std::from_chars(text->data(), end, test.low);
    if (error == std::errc() && comma != end && *comma == ',') {
        const auto [stop, other] = std::from_chars(comma + 1, end, test.high);
        test.low /= 100;
        test.high /= 100;
        if (other == std::errc() && stop == end && 0 <= test.low && test.low < test.high && test.high <= 1)
            return test;
    }
    throw Failure{"--sprt takes two rates in percent like 50,55, not \"" + *text + '"'};
}

void print(const ArenaTally &tally, const std::optional<SequentialTest> &test, bool asJson, std::ostream &out)
{
    if (asJson) {
        out << writeArena(tally);
        return;
    }
    tally.print(out);
    if (test)
        test->print(tally.ofA, out);
}

int play(const Command &command)
{
    const Arguments &arguments = command.arguments;
    const GameChoice choice = chosenGame(command);
    ArenaTally tally;
    tally.match = chosenMatch(arguments, choice);
    const SeedRange range = chosenSeeds(arguments, choice, tally.match.gamesASeed());
    const std::optional<SequentialTest> test = chosenTest(arguments);
    const std::chrono::milliseconds limit = chosenLimit(arguments);

    const StopSignals signals;
    const SeedPlayer player(tally.match, choice, range.first, limit, signals.token());
    std::uint64_t seed = range.first;
    for (;; ++seed) {
        const std::optional<ArenaTally> games = player.play(seed);
        if (!games)
            break;
        static_cast<void>(tally.add(*games)); // another seed than any before
        const bool isDecided = test && test->verdict(tally.ofA) != SequentialTest::Verdict::undecided;
        if (seed == range.last || isDecided)
            break;
    }
    if (!tally.seeds.empty())
        print(tally, test, arguments.has("--json"), command.out);
    if (tally.seeds.empty() || tally.seeds.back().last != seed)
        signals.leave("--seeds " + std::to_string(seed) + ".." + std::to_string(range.last) + " are left");
    return 0;
}

int merge(const Command &command)
{
    const Arguments &arguments = command.arguments;
    std::optional<ArenaTally> sum;
    for (const std::string &path : arguments.files()) {
        Result<ArenaTally> tally = readArena(givenFile(path, command.in));
        if (!tally)
            throw Failure{problemText(path, tally.problems().front())};
        if (!sum)
            sum = std::move(tally).value();
        else if (sum->match != tally->match)
            throw Failure{path + ": another match than " + arguments.file()};
        else if (!sum->add(*tally))
            throw Failure{path + ": seeds that another file has counted"};
    }
    if (!sum)
        throw Failure{"no file is named"};
    print(*sum, chosenTest(arguments), arguments.has("--json"), command.out);
    return 0;
}

OptionSyntax testOption()
{
    return {
        .name = "--sprt",
        .value = "LOW,HIGH",
        .help =
            "stop as soon as it is clear whether a wins LOW percent of the games or less, or HIGH percent or "
            "more (wrong once in twenty times)"};
}

OptionSyntax jsonOption()
{
    return {.name = "--json", .help = "counts that `arena merge` adds up, rather than a table"};
}

} // namespace

CommandSyntax arenaSyntax()
{
    CommandSyntax syntax{
        .name = "arena",
        .summary = "Play bot a against bot b on all other seats, with each seed once from every seat, "
                   "and print who wins.",
        .usage = "--game ID --a BOT --b BOT [OPTIONS]",
        .options = gameOptions(),
        .notes = botNotes,
        .run = play};
    syntax.options.insert(
        syntax.options.end(),
        {{.name = "--a", .value = "BOT", .help = "who is judged; has to be given"},
         {.name = "--b", .value = "BOT", .help = "who holds all other seats; has to be given"},
         {.name = "--games",
          .value = "N",
          .help = "as many seeds, from --seed on, as make N games; 100 unless given",
          .range = NumberRange{1, mostSeeds}},
         {.name = "--seeds",
          .value = "A..B",
          .help = "the seeds from A to B, in place of --seed and --games",
          .excluded = {"--seed", "--games"}},
         {.name = "--max-actions",
          .value = "N",
          .help = "stop a game after so many actions; 5000 unless given",
          .range = NumberRange{1, 1'000'000}},
         testOption(),
         limitOption(),
         jsonOption()});
    return syntax;
}

CommandSyntax arenaMergeSyntax()
{
    return {.name = "arena merge",
            .summary = "Add up the results of one match over different seeds.",
            .usage = "FILE... [OPTIONS]",
            .options = {testOption(), jsonOption()},
            .files = {.help = "what `arena --json` has printed", .most = mostFiles},
            .run = merge};
}

} // namespace waystone::cli
