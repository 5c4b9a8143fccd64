#include "cli/command.h"
#include "cli/failure.h"
#include "cli/problem_text.h"

#include <algorithm>
#include <array>
#include <exception>
#include <ostream>
#include <sstream>
#include <string_view>

namespace waystone::cli {

namespace {

constexpr int failed = 2;

constexpr std::string_view help = R"(waystone-cli: play, replay and check games without a screen

  simulate --game ID [--games N] [--out DIR] [--max-turns N] [--bot BOT...] [--seconds N] [--check] [GAME...]
      Plays games at random and sums them up; --out writes a record of each. Game n has the seed --seed + n.
      --bot, once per seat, puts bots on the seats; the last one plays all remaining seats.
      --check tests every ply against what must hold in every game; what does not hold is printed with game, seed,
      ply and position, status 1.
  replay FILE [--states] [--all]
      Prints one JSON line for every ply of the line that was played, or of the whole tree (--all).
      With --states also the legal actions before it, the whole position after it, the events and the score.
  share FILE [--seat N] [-o FILE]
      Prints (or writes) a file of the game to give to others, with what this seat knows, or everybody at the table:
      no hidden hands and nothing that chance will bring. A finished game is given whole.
  check FILE
      Says what is wrong with a record, journal, shared game, position, edition or lesson. Status 0: sound, 1: problems.
      A lesson is proved as well. --json prints all that is known, --rules FILE looks up the rules it names,
      --nodes N bounds the search for each step, --no-proof leaves it out, --tidy rewrites the file as
      the program would.
  perft --game ID [--depth N] [--all-chance] [GAME...]
      Counts the positions that 1, 2, ... N actions lead to. Chance is drawn by the seed and does not count,
      or with --all-chance every result of it does.
  moves FILE | moves --game ID [GAME...] [--why ACTION [--seat N]]
      Prints the legal actions of a position, or of the start of a game, one per line: seat, notation. With --why it tells
      whether one action is legal; if it is not, the rule's code and sentence, status 1. Seats count from 0.
  arena --game ID --a BOT --b BOT [--games N | --seeds A..B] [--max-actions N] [--sprt LOW,HIGH] [--json]
      [--seconds N] [GAME...]
      Plays bot a against bot b on all other seats, with each seed once from every seat, and prints who wins.
      Without --games 100; --json prints counts that `arena merge` adds up. --sprt stops as soon as it is clear
      whether a wins LOW percent of the games or less, or HIGH percent or more (wrong once in twenty times).
  arena merge FILE... [--sprt LOW,HIGH] [--json]
      Adds up the results of one match over different seeds.
  serve
      Answers requests, one JSON line each, until one says quit or the input ends: for programs that play, or that
      need the rules.
  editions
      Prints the games, their editions and rules.
  rules --coverage [--json] [--root DIR]
      Looks through DIR/resources (here unless given) and prints for every rule of the catalogs whether it is told in
      three languages and which steps of a walkthrough show it: it is played, asked for or seen; to be told of it does
      not count. Status 1: not all rules are shown.

BOT      random, greedy, beginner, casual, experienced, expert, master, lively (random, but makes progress: for trials) or
         "program:COMMAND", a program from outside, which has --seconds for each answer (10 unless given)
GAME...  --players N, --seed N (1 unless given), --edition ID or FILE, --rule OPTION=VALUE (any number)
Also     --help, --version
FILE     at most 64 MiB; a file or a pipe, not a folder or device
Status   0: done, 1: the file has problems (check), an action is refused (moves --why) or a rule does not hold
         (simulate --check),
         2: one line on standard error says what failed,
         130: stopped by Ctrl-C, 143: by SIGTERM, 129: by SIGHUP. simulate, arena, perft and check then print what they have
         finished (of an arena whole seeds, so that `arena merge` can add them up; records are kept), and standard
         error says how far they got. A second signal ends them at once.
The formats are described in resources/formats.md.
)";

struct Entry {
    std::string_view name;
    int (*run)(const Command &command);
};

constexpr std::array commands = {
    Entry{"simulate", simulate}, Entry{"replay", replay}, Entry{"share", share}, Entry{"check", check},
    Entry{"perft", perft},       Entry{"moves", moves},   Entry{"arena", arena}, Entry{"editions", editions},
    Entry{"rules", rules},       Entry{"serve", serve},
};

int dispatch(std::span<const std::string> words, const Registry &registry, std::istream &in,
             std::ostream &out)
{
    if (words.empty())
        throw Failure{"no command is given; --help lists them"};
    if (std::ranges::count(words, "--help") != 0 || words.front() == "help") {
        out << help;
        return 0;
    }
    if (words.front() == "--version") {
        out << "waystone-cli " WAYSTONE_VERSION "\n";
        return 0;
    }
    const auto found = std::ranges::find(commands, words.front(), &Entry::name);
    if (found == commands.end())
        throw Failure{"unknown command: " + words.front() + "; --help lists them"};
    return found->run({words.subspan(1), registry, in, out});
}

} // namespace

int run(std::span<const std::string> words, const Registry &registry, std::ostream &out, std::ostream &err)
{
    std::istringstream nothing;
    return run(words, registry, nothing, out, err);
}

int run(std::span<const std::string> words, const Registry &registry, std::istream &in, std::ostream &out,
        std::ostream &err)
{
    try {
        const int status = dispatch(words, registry, in, out);
        out.flush();
        if (!out)
            throw Failure{"cannot write to standard output"};
        return status;
    } catch (const Failure &failure) {
        out.flush();
        err << "waystone-cli: " << oneLine(failure.line) << '\n';
        return failure.status;
    } catch (const std::exception &error) { // memory; nothing of ours throws these
        err << "waystone-cli: " << oneLine(error.what()) << '\n';
    }
    return failed;
}

} // namespace waystone::cli
