#include "puzzles/puzzle_file.h"

#include "core/file_problem.h"
#include "core/json/json.h"
#include "core/json/json_writer.h"
#include "puzzles/puzzle_theme.h"
#include "scenario/files/game_header.h"
#include "scenario/goal/goal_json.h"
#include "scenario/lesson/lesson_parts.h"
#include "scenario/lesson/lesson_problem.h"

#include <set>

namespace waystone {

namespace {

constexpr int puzzlesVersion = 1;
constexpr std::size_t mostPuzzles = 10'000;
constexpr std::size_t longestTheme = 64;
constexpr int mostActions = 100;
constexpr int mostNumber = 1'000'000;

Json toJson(const Game &game, const Puzzle &puzzle)
{
    Json object = Json::object();
    object["id"] = puzzle.id;
    object["theme"] = puzzle.theme;
    object["level"] = puzzle.level;
    object["position"] = puzzle.position;
    object["seat"] = puzzle.seat;
    object["goal"] = goalToJson(game, puzzle.goal);
    object["actions"] = puzzle.actions;
    if (!puzzle.script.empty())
        object["script"] = waystone::toJson(game, puzzle.script);
    object["solution"] = waystone::toJson(game, puzzle.solution);
    object["best"] = puzzle.best;
    object["next"] = puzzle.next;
    return object;
}

class PuzzleReader {
public:
    PuzzleReader(const LessonParts &parts, const PuzzleThemes &themes) : parts_(parts), themes_(themes) {}

    [[nodiscard]] Puzzle puzzle(JsonReader object)
    {
        object.object();
        Puzzle puzzle;
        JsonReader id = object["id"];
        const bool isNamed = id.raw().is_string();
        puzzle.id = LessonParts::id(std::move(id));
        if (isNamed && !ids_.insert(puzzle.id).second)
            object.problem(lesson_problem::repeated, {quotedArgument("found", puzzle.id)});
        JsonReader theme = object["theme"];
        puzzle.theme = theme.text(longestTheme);
        if (theme.raw().is_string() && themes_.find(puzzle.theme) == nullptr)
            theme.problem(lesson_problem::unknownTerm, {quotedArgument("found", puzzle.theme)});
        puzzle.level = static_cast<int>(object["level"].integer(1, puzzleLevels));
        puzzle.position = parts_.position(object["position"]);
        puzzle.seat = static_cast<Seat>(object["seat"].integer(0, parts_.seats() - 1));
        JsonReader goal = object["goal"];
        if (!goal.isAbsent())
            puzzle.goal = goalFrom(goal, parts_.game(), parts_.seats());
        puzzle.actions = static_cast<int>(object["actions"].integer(1, mostActions));
        if (auto script = object.optional("script"))
            puzzle.script = parts_.line(std::move(*script));
        puzzle.solution = parts_.line(object["solution"]);
        puzzle.best = static_cast<int>(object["best"].integer(-mostNumber, mostNumber));
        puzzle.next = static_cast<int>(object["next"].integer(-mostNumber, mostNumber));
        object.rejectUnknownKeys();
        return puzzle;
    }

private:
    const LessonParts &parts_;
    const PuzzleThemes &themes_;
    std::set<std::string, std::less<>> ids_;
};

} // namespace

std::string writePuzzles(const PuzzleCollection &collection)
{
    Json file = Json::object();
    file["format"] = puzzlesFormat;
    file["version"] = puzzlesVersion;
    writeGame(file, *collection.game);
    file["seats"] = collection.seats;
    file["puzzles"] = Json::array();
    for (const Puzzle &puzzle : collection.puzzles)
        file["puzzles"].push_back(toJson(*collection.game, puzzle));
    return writeJson(file);
}

Result<LoadedPuzzles> readPuzzles(std::string_view text, const Registry &registry)
{
    const Result<JsonDocument> document = JsonDocument::parse(text);
    if (!document)
        return document.problems();
    Problems problems;
    JsonReader file(*document, problems);
    readHeader(file, puzzlesFormat, puzzlesVersion);
    if (!problems.empty())
        return problems; // another kind of file

    LoadedPuzzles loaded;
    PuzzleCollection &collection = loaded.collection;
    collection.game = readGame(file, registry, problems, loaded.notes);
    JsonReader seats = file["seats"];
    JsonReader list = file["puzzles"];
    if (!collection.game)
        return problems; // which may have kept keys from being asked for
    const GameKind &kind = *registry.find(collection.game->id());
    const std::size_t before = problems.size();
    collection.seats = static_cast<int>(seats.integer(kind.minSeats, kind.maxSeats));
    file.rejectUnknownKeys();
    if (problems.size() > before)
        return problems; // by what places and seats are read
    const LessonParts parts(*collection.game, collection.seats, problems);
    const PuzzleThemes themes = puzzleThemes(*collection.game);
    PuzzleReader reader(parts, themes);
    for (JsonReader &item : list.array(0, mostPuzzles))
        collection.puzzles.push_back(reader.puzzle(std::move(item)));
    if (!problems.empty())
        return problems;
    return loaded;
}

} // namespace waystone
