#include "bots/bot_failure.h"
#include "cli/bot_choice.h"
#include "cli/checked_games.h"
#include "cli/command.h"
#include "cli/failure.h"
#include "cli/game_choice.h"
#include "cli/problem_text.h"
#include "cli/simulation.h"
#include "cli/stop_signals.h"
#include "cli/text_file.h"
#include "core/json/json.h"
#include "scenario/files/record.h"

#include <filesystem>
#include <limits>
#include <ostream>

namespace waystone::cli {

namespace {

/// The records of one run in a folder. If one of them cannot be written, none stays.
class RecordFolder {
public:
    RecordFolder(std::string path, std::string prefix) : path_(std::move(path)), prefix_(std::move(prefix))
    {
        std::error_code error;
        made_ = std::filesystem::create_directories(path_, error);
        if (error || !std::filesystem::is_directory(path_))
            throw Failure{"cannot make the folder " + path_.string() + (error ? ": " + error.message() : "")};
    }
    RecordFolder(const RecordFolder &) = delete;
    RecordFolder &operator=(const RecordFolder &) = delete;
    ~RecordFolder()
    {
        if (isKept_)
            return;
        std::error_code ignored;
        for (const std::filesystem::path &file : written_)
            std::filesystem::remove(file, ignored);
        if (made_)
            std::filesystem::remove(path_, ignored);
    }

    void write(std::uint64_t seed, std::string_view record)
    {
        const std::filesystem::path file = path_ / (prefix_ + std::to_string(seed) + ".json");
        if (std::filesystem::exists(file))
            throw Failure{"there is already a file " + file.string()};
        writeFile(file.string(), record);
        written_.push_back(file);
    }
    void keep() { isKept_ = true; }

private:
    std::filesystem::path path_;
    std::string prefix_;
    std::vector<std::filesystem::path> written_;
    bool made_ = false;
    bool isKept_ = false;
};

/// The bots may be none.
std::vector<RecordPlayer> numberedPlayers(int seats, const std::vector<std::string> &bots)
{
    std::vector<RecordPlayer> players;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat)
        players.push_back(
            {"Player " + std::to_string(seat + 1), "", bots.empty() ? std::string() : bots[seat]});
    return players;
}

/// By seat: --bot, of which the last one is on all further seats. Empty if none is given.
std::vector<std::string> chosenBots(const Arguments &arguments, int seats)
{
    std::vector<std::string> bots = arguments.values("--bot");
    for (const std::string &bot : bots)
        checkBot(bot, "--bot");
    if (bots.size() > static_cast<std::size_t>(seats))
        throw Failure{"--bot is given more often than there are players"};
    if (!bots.empty())
        bots.resize(static_cast<std::size_t>(seats), std::string(bots.back()));
    return bots;
}

void playGame(Session &session, const std::vector<std::string> &bots, std::chrono::milliseconds limit,
              KeptPrograms &kept, Rng &chooser, int mostTurns, std::uint64_t seed,
              const std::stop_token &stop, const PlyWatch &watch)
{
    if (bots.empty())
        return playAtRandom(session, chooser, mostTurns, stop, watch);
    try {
        playWithBots(session, SeatedBots(bots, limit, kept).bySeat(), chooser, mostTurns, stop, watch);
    } catch (const BotFailure &failure) {
        throw Failure{"the game of seed " + std::to_string(seed) +
                      " cannot go on: " + problemSentence(failure.problem)};
    }
}

/// How the games of the seeds from the chosen one on went.
void print(std::ostream &out, const GameChoice &choice, std::uint64_t games, const Simulation &simulation,
           const std::optional<CheckedGames> &checked, bool asJson)
{
    const std::string &edition = choice.game->editionInfo().id;
    const std::uint64_t last = choice.seed + (games - 1);
    if (asJson) {
        Json json = {{"game", choice.game->id()},
                     {"edition", edition},
                     {"players", choice.seats},
                     {"seeds", {{"first", choice.seed}, {"last", last}}}};
        json.update(simulation.json());
        if (checked)
            json["checked"] = checked->json();
        out << json.dump(2) << '\n';
        return;
    }
    out << choice.game->id() << ", edition " << edition << ", " << choice.seats << " players, seeds "
        << choice.seed << " to " << last << '\n';
    simulation.print(out);
    if (checked)
        checked->print(out);
}

int simulate(const Command &command)
{
    const Arguments &arguments = command.arguments;
    const GameChoice choice = chosenGame(command);
    const std::uint64_t games = arguments.number("--games").value_or(1);
    const auto mostTurns =
        static_cast<int>(arguments.number("--max-turns").value_or(std::numeric_limits<int>::max()));
    if (choice.seed > std::numeric_limits<std::uint64_t>::max() - (games - 1))
        throw Failure{"--seed is too large for so many games"};

    const std::vector<std::string> bots = chosenBots(arguments, choice.seats);
    const std::chrono::milliseconds limit = chosenLimit(arguments);

    std::optional<RecordFolder> folder;
    if (const std::optional<std::string> path = arguments.value("--out"))
        folder.emplace(*path, std::string(choice.game->id()) + "-" + std::to_string(choice.seats) + "p-");
    std::optional<CheckedGames> checked;
    if (arguments.has("--check"))
        checked.emplace(choice, command.registry.find(choice.game->id())->hasSecrets);
    const StopSignals signals;
    Simulation simulation(choice.seats);
    KeptPrograms kept;
    std::uint64_t played = 0;
    for (; played < games; ++played) {
        const std::uint64_t seed = choice.seed + played;
        Rng chooser(~seed); // apart from the session's own numbers
        const auto first = static_cast<Seat>(chooser.below(static_cast<std::uint32_t>(choice.seats)));
        Session session = choice.session(seed, first);
        playGame(session, bots, limit, kept, chooser, mostTurns, seed, signals.token(),
                 checked ? checked->begin(played + 1, seed) : PlyWatch());
        if (checked && !signals.hasCome())
            checked->end(session);
        if (checked && checked->foundViolation()) {
            checked->print(command.out);
            return 1;
        }
        if (signals.hasCome()) // what was chosen meanwhile may be anything
            break;
        simulation.add(session);
        if (folder)
            folder->write(seed, writeRecord(session, numberedPlayers(choice.seats, bots), seed));
    }
    if (folder)
        folder->keep();

    if (played > 0)
        print(command.out, choice, played, simulation, checked, arguments.has("--json"));
    if (played < games)
        signals.leave(std::to_string(played) + " of " + std::to_string(games) + " games are finished");
    return 0;
}

} // namespace

CommandSyntax simulateSyntax()
{
    CommandSyntax syntax{.name = "simulate",
                         .summary = "Play games at random, or among bots, and sum them up.",
                         .usage = "--game ID [OPTIONS]",
                         .options = gameOptions(),
                         .notes = botNotes,
                         .run = simulate};
    syntax.options.insert(
        syntax.options.end(),
        {{.name = "--games",
          .value = "N",
          .help = "how many; 1 unless given. Game n has the seed --seed + n",
          .range = NumberRange{1, 100'000'000}},
         {.name = "--out", .value = "DIR", .help = "write a record of each game into this folder"},
         {.name = "--max-turns",
          .value = "N",
          .help = "stop a game after this many turns",
          .range = NumberRange{1, 1'000'000}},
         {.name = "--bot",
          .value = "BOT",
          .help = "who plays; once per seat, and the last one plays all remaining seats",
          .isRepeated = true},
         limitOption(),
         {.name = "--check",
          .help =
              "test every ply against what must hold in every game; what does not hold is printed with game, "
              "seed, ply and position, status 1"},
         {.name = "--json", .help = "the sums as JSON"}});
    return syntax;
}

} // namespace waystone::cli
