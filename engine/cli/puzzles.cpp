#include "bots/bot_failure.h"
#include "bots/bots.h"
#include "cli/bot_choice.h"
#include "cli/command.h"
#include "cli/failure.h"
#include "cli/game_choice.h"
#include "cli/problem_text.h"
#include "cli/simulation.h"
#include "cli/stop_signals.h"
#include "cli/text_file.h"
#include "core/json/json.h"
#include "core/json/json_writer.h"
#include "puzzles/puzzle_file.h"
#include "puzzles/puzzle_hunt.h"
#include "puzzles/puzzle_lesson.h"
#include "scenario/files/any_file.h"
#include "scenario/lesson/lesson_file.h"

#include <algorithm>
#include <limits>
#include <ostream>

namespace waystone::cli {

namespace {

constexpr std::string_view standardBot = "expert";
constexpr int standardOfAGame = 4;

/// Looks for puzzles in games that it is shown, all of one game, edition and number of players.
class PuzzleCommand {
public:
    PuzzleCommand(const Command &command, const StopSignals &signals)
        : command_(command), signals_(signals), live_(command.terminal)
    {
        taste_.mostOfATheme = static_cast<int>(command.arguments.number("--of-a-theme").value_or(0));
        taste_.mostOfAGame =
            static_cast<int>(command.arguments.number("--of-a-game").value_or(standardOfAGame));
        most_ = command.arguments.number("--count").value_or(std::numeric_limits<std::uint64_t>::max());
    }

    [[nodiscard]] bool isEnough() const { return hunt_ && hunt_->found().size() >= most_; }

    void look(const Session &session, const std::string &name)
    {
        if (!hunt_)
            begin(session);
        else if (session.game().id() != collection_.game->id() ||
                 session.game().editionInfo().hash != collection_.game->editionInfo().hash ||
                 session.game().choice() != collection_.game->choice() ||
                 session.game().seats(session.position()) != collection_.seats)
            throw Failure{name + " is of another game, edition or number of players"};
        hunt_->look(session, signals_.token(), [&](std::size_t ply, std::size_t plies) {
            live_.show([&] {
                return name + ", ply " + std::to_string(ply) + " of " + std::to_string(plies) + ": " +
                       std::to_string(hunt_->found().size()) + " puzzles";
            });
        });
    }

    /// What was found so far.
    void write()
    {
        live_.clear();
        if (!hunt_)
            return;
        std::vector<PuzzleHunt::Found> found = hunt_->found();
        found.resize(std::min<std::size_t>(found.size(), most_));
        std::ranges::stable_sort(found, {}, [](const PuzzleHunt::Found &each) {
            return std::pair(each.puzzle.theme, each.puzzle.level);
        });
        for (const PuzzleHunt::Found &each : found)
            collection_.puzzles.push_back(each.puzzle);
        const std::optional<std::string> path = command_.arguments.value("-o");
        if (path)
            writeFile(*path, writePuzzles(collection_));
        if (command_.arguments.has("--json"))
            command_.out << writeJson(listing(found));
        else if (path)
            printTable(found);
        else
            command_.out << writePuzzles(collection_);
    }

private:
    void begin(const Session &session)
    {
        collection_.game = session.sharedGame();
        collection_.seats = session.game().seats(session.position());
        PuzzleThemes themes = puzzleThemes(*collection_.game);
        if (themes.list.empty())
            throw Failure{"there are no puzzles of " + std::string(collection_.game->id())};
        hunt_.emplace(*collection_.game, PuzzleFinder(*collection_.game, std::move(themes.list)), taste_);
    }

    static Json listing(const std::vector<PuzzleHunt::Found> &found)
    {
        Json list = Json::array();
        for (const auto &[puzzle, grade] : found) {
            Json players = Json::object();
            for (std::size_t player = 0; player < PuzzleGrade::players.size(); ++player)
                players[std::string(PuzzleGrade::players[player])] = grade.found[player];
            list.push_back({{"id", puzzle.id},
                            {"theme", puzzle.theme},
                            {"level", puzzle.level},
                            {"actions", grade.actions},
                            {"choices", grade.choices},
                            {"doublings", grade.doublings},
                            {"best", puzzle.best},
                            {"next", puzzle.next},
                            {"nearestIsRight", grade.isNearestRight},
                            {"found", std::move(players)}});
        }
        return {{"puzzles", std::move(list)}};
    }

    void printTable(const std::vector<PuzzleHunt::Found> &found) const
    {
        for (const auto &[puzzle, grade] : found)
            command_.out << puzzle.id << "\tlevel " << puzzle.level << "\t" << puzzle.fewestActions()
                         << " of " << grade.choices << "\tbest " << puzzle.best << ", next " << puzzle.next
                         << '\n';
    }

    const Command &command_;
    const StopSignals &signals_;
    LiveText live_;
    PuzzleTaste taste_;
    std::uint64_t most_ = 0;
    PuzzleCollection collection_;
    std::optional<PuzzleHunt> hunt_;
};

/// A lesson of the puzzles in the file, of the theme and level that are wanted.
void writeAsLesson(const Command &command)
{
    const Arguments &arguments = command.arguments;
    const std::string &path = arguments.file();
    Result<LoadedPuzzles> loaded = readPuzzles(givenFile(path, command.in), command.registry);
    if (!loaded)
        throw Failure{problemText(path, loaded.problems().front())};
    const PuzzleCollection &collection = loaded->collection;
    const PuzzleThemes themes = puzzleThemes(*collection.game);
    const std::optional<std::string> theme = arguments.value("--theme");
    if (theme && themes.find(*theme) == nullptr)
        throw Failure{"there is no theme " + *theme};
    const std::optional<std::uint64_t> level = arguments.number("--level");
    const std::uint64_t most =
        arguments.number("--count").value_or(std::numeric_limits<std::uint64_t>::max());
    std::vector<const Puzzle *> puzzles;
    for (const Puzzle &puzzle : collection.puzzles)
        if ((!theme || puzzle.theme == *theme) && (!level || puzzle.level == static_cast<int>(*level)) &&
            puzzles.size() < most)
            puzzles.push_back(&puzzle);
    if (puzzles.empty())
        throw Failure{path + " has no such puzzles"};
    const std::string id = "puzzles" + (theme ? '-' + *theme : std::string()) +
                           (level ? '-' + std::to_string(*level) : std::string());
    const std::string lesson = writeLesson(puzzleLesson(collection, puzzles, themes, id));
    if (const std::optional<std::string> to = arguments.value("-o"))
        writeFile(*to, lesson);
    else
        command.out << lesson;
}

void lookInFiles(const Command &command, PuzzleCommand &puzzles, const StopSignals &signals)
{
    for (const std::string &path : command.arguments.files()) {
        if (puzzles.isEnough() || signals.hasCome())
            break;
        const Result<LoadedRecord> record = readGameFile(givenFile(path, command.in), command.registry);
        if (!record)
            throw Failure{problemText(path, record.problems().front())};
        puzzles.look(*record->session, path);
    }
}

void lookInNewGames(const Command &command, PuzzleCommand &puzzles, const StopSignals &signals)
{
    const GameChoice choice = chosenGame(command);
    const std::string bot = command.arguments.value("--bot").value_or(std::string(standardBot));
    checkBot(bot, "--bot");
    const std::vector<std::string> bots(static_cast<std::size_t>(choice.seats), bot);
    KeptPrograms kept;
    const std::uint64_t games = command.arguments.number("--games").value_or(1);
    for (std::uint64_t game = 0; game < games && !puzzles.isEnough() && !signals.hasCome(); ++game) {
        const std::uint64_t seed = choice.seed + game;
        Rng chooser(~seed); // as simulate has it
        const auto first = static_cast<Seat>(chooser.below(static_cast<std::uint32_t>(choice.seats)));
        Session session = choice.session(seed, first);
        try {
            playWithBots(session, SeatedBots(bots, chosenLimit(command.arguments), kept).bySeat(), chooser,
                         std::numeric_limits<int>::max(), signals.token());
        } catch (const BotFailure &failure) {
            throw Failure{"the game of seed " + std::to_string(seed) +
                          " cannot go on: " + problemSentence(failure.problem)};
        }
        puzzles.look(session, "game " + std::to_string(seed));
    }
}

int puzzles(const Command &command)
{
    if (command.arguments.has("--as-lesson")) {
        writeAsLesson(command);
        return 0;
    }
    for (const char *option : {"--theme", "--level"})
        if (command.arguments.has(option))
            throw Failure{std::string(option) + " is only for --as-lesson"};
    const StopSignals signals;
    PuzzleCommand hunt(command, signals);
    if (command.arguments.files().empty())
        lookInNewGames(command, hunt, signals);
    else
        lookInFiles(command, hunt, signals);
    hunt.write();
    if (signals.hasCome())
        signals.leave("what was found before is written");
    return 0;
}

} // namespace

CommandSyntax puzzlesSyntax()
{
    CommandSyntax syntax{
        .name = "puzzles",
        .summary = "Find puzzles in saved games, or in games that computer players play, "
                   "prove and grade them, and write them as a file.",
        .usage = "[FILE...] [--game ID] [OPTIONS]",
        .options = gameOptions(),
        .files = {.help = "saved games, of the same game; with --as-lesson a file of puzzles",
                  .most = 10'000},
        .notes = "The same games give the same puzzles. With Ctrl-C it writes what it has found.",
        .run = puzzles};
    syntax.options.insert(
        syntax.options.end(),
        {{.name = "--games",
          .value = "N",
          .help = "how many to play; 1 unless given. Game n has the seed --seed + n",
          .range = NumberRange{1, 100'000'000}},
         {.name = "--bot", .value = "BOT", .help = "who plays them; expert unless given"},
         limitOption(),
         {.name = "--count",
          .value = "N",
          .help = "no more puzzles than this",
          .range = NumberRange{1, 10'000}},
         {.name = "--of-a-theme", .value = "N", .help = "nor of one theme", .range = NumberRange{1, 10'000}},
         {.name = "--of-a-game",
          .value = "N",
          .help = "nor of one game; 4 unless given",
          .range = NumberRange{1, 1'000}},
         {.name = "--as-lesson",
          .help = "write the puzzles of a file as a lesson, to be solved in the window"},
         {.name = "--theme", .value = "ID", .help = "for the lesson, only those of this theme"},
         {.name = "--level",
          .value = "N",
          .help = "and only those of this level",
          .range = NumberRange{1, puzzleLevels}},
         {.name = "-o",
          .value = "FILE",
          .help = "write them to this file, and print a table",
          .endings = {".json", ".waylesson"}},
         {.name = "--json", .help = "what is known of each as JSON"}});
    return syntax;
}

} // namespace waystone::cli
