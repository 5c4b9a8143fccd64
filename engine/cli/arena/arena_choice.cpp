#include "cli/arena/arena_choice.h"

#include "cli/arena/arena_file.h"
#include "cli/bot_choice.h"
#include "cli/failure.h"

#include <charconv>
#include <limits>
#include <ostream>

namespace waystone::cli {

namespace {

constexpr std::uint64_t mostSeeds = 100'000'000;
constexpr std::uint64_t usualActions = 5000; ///< longer games are stopped

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

} // namespace

std::vector<OptionSyntax> matchOptions()
{
    return {{.name = "--a", .value = "BOT", .help = "who is judged; required"},
            {.name = "--b", .value = "BOT", .help = "who holds all other seats; required"},
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
             .help = "stop a game after this many actions; 5000 unless given",
             .range = NumberRange{1, 1'000'000}},
            limitOption()};
}

std::vector<OptionSyntax> resultOptions()
{
    return {{.name = "--sprt",
             .value = "LOW,HIGH",
             .help = "say as soon as it is clear, and play no more, whether a wins LOW percent of the games "
                     "or less, or "
                     "HIGH percent or more (wrong once in twenty times)"},
            {.name = "--json", .help = "counts that `arena merge` adds up, rather than a table"}};
}

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

void printResult(const ArenaTally &tally, const Arguments &arguments, std::ostream &out)
{
    if (arguments.has("--json")) {
        out << writeArena(tally);
        return;
    }
    tally.print(out);
    if (const std::optional<SequentialTest> test = chosenTest(arguments))
        test->print(tally.ofA, out);
}

} // namespace waystone::cli
