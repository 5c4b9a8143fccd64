#include "cli/arena/arena_choice.h"
#include "cli/arena/arena_journal.h"
#include "cli/arena/arena_progress.h"
#include "cli/arena/seed_player.h"
#include "cli/arena/seed_queue.h"
#include "cli/bot_choice.h"
#include "cli/command.h"
#include "cli/failure.h"
#include "cli/stop_signals.h"

#include <memory>

namespace waystone::cli {

namespace {

/// The journal that is asked for; none if none is.
std::unique_ptr<ArenaJournal> chosenJournal(const Arguments &arguments, const ArenaMatch &match)
{
    const std::optional<std::string> path = arguments.value("--journal");
    if (!path && arguments.has("--resume"))
        throw Failure{"--resume goes with --journal"};
    return path ? std::make_unique<ArenaJournal>(*path, match, arguments.has("--resume")) : nullptr;
}

/// "5..7, 9..20": the seeds of the range that were not played.
std::string leftText(const ArenaTally &tally, const SeedRange &range)
{
    std::string text;
    std::uint64_t first = range.first;
    const auto add = [&](std::uint64_t last) {
        text += (text.empty() ? "" : ", ") + std::to_string(first) + ".." + std::to_string(last);
    };
    for (const SeedRange &played : tally.seeds) {
        if (first < played.first)
            add(played.first - 1);
        if (played.last == range.last)
            return text;
        first = played.last + 1;
    }
    add(range.last);
    return text;
}

int play(const Command &command)
{
    const Arguments &arguments = command.arguments;
    const GameChoice choice = chosenGame(command);
    ArenaTally tally;
    tally.match = chosenMatch(arguments, choice);
    const SeedRange range = chosenSeeds(arguments, choice, tally.match.gamesASeed());
    const std::optional<SequentialTest> test = chosenTest(arguments);
    const auto workers = static_cast<int>(arguments.number("--workers").value_or(1));
    const SeedPlayer player(tally.match, choice, range.first, chosenLimit(arguments));
    const std::unique_ptr<ArenaJournal> journal = chosenJournal(arguments, tally.match);
    const SeedQueue::BySeed known = journal ? journal->known() : SeedQueue::BySeed();

    const StopSignals signals;
    SeedQueue queue(
        range, workers, known,
        [&](std::uint64_t seed, const std::stop_token &stop) { return player.play(seed, stop); },
        [&](std::uint64_t seed, const ArenaTally &games) {
            if (journal)
                journal->add(seed, games);
        },
        signals.token());
    ArenaProgress progress(command.terminal, range.last - range.first + 1);
    bool isDone = false;
    for (std::uint64_t seed = range.first; !isDone; ++seed) {
        const std::optional<ArenaTally> games = queue.next();
        if (!games)
            break;
        static_cast<void>(tally.add(*games)); // another seed than any before
        isDone =
            seed == range.last || (test && test->verdict(tally.ofA) != SequentialTest::Verdict::undecided);
        progress.show(tally, known.contains(seed));
    }
    if (!isDone)
        for (const auto &[seed, games] : queue.rest())
            if (range.first <= seed && seed <= range.last)
                static_cast<void>(tally.add(games));
    progress.clear();
    if (!tally.seeds.empty())
        printResult(tally, arguments, command.out);
    if (const std::string left = leftText(tally, range); !isDone && !left.empty())
        signals.leave("--seeds " + left + " are left" + (journal ? "; --resume plays them" : ""));
    return 0;
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
    const auto add = [&syntax](const std::vector<OptionSyntax> &options) {
        syntax.options.insert(syntax.options.end(), options.begin(), options.end());
    };
    add(matchOptions());
    add({{.name = "--workers",
          .value = "N",
          .help = "play on this many threads; the result is the same. 1 unless given",
          .range = NumberRange{1, 256}},
         {.name = "--journal",
          .value = "FILE",
          .help = "write a line for each seed there as soon as it is played"},
         {.name = "--resume", .help = "skip what that journal already has"}});
    add(resultOptions());
    return syntax;
}

} // namespace waystone::cli
