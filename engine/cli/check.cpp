#include "cli/check_lesson.h"
#include "cli/command.h"
#include "cli/failure.h"
#include "cli/lesson_report_json.h"
#include "cli/problem_text.h"
#include "cli/text_file.h"
#include "core/file_problem.h"
#include "core/json/json.h"
#include "core/json/json_reader.h"
#include "core/json/json_writer.h"
#include "core/registry.h"
#include "puzzles/puzzle_file.h"
#include "puzzles/puzzle_proof.h"
#include "scenario/files/any_file.h"
#include "scenario/files/position_file.h"
#include "scenario/files/record_plies.h"
#include "scenario/files/shared_game.h"
#include "scenario/lesson/lesson_file.h"
#include "scenario/results/lesson_result.h"
#include "scenario/shelf/lesson_set_file.h"

#include <array>
#include <ostream>

namespace waystone::cli {

namespace {

/// A puzzle has no good way on, or several: found (its id).
constexpr std::string_view notUnique = "puzzle.not-unique";

/// What a check has found.
struct Findings {
    Problems problems;
    Problems notes;
    std::string summary;              ///< of a sound file
    std::shared_ptr<const Game> game; ///< names the places; null if they have no names here
};

Findings checkGame(std::string_view text, const Registry &registry)
{
    Findings findings;
    Result<LoadedRecord> record = readGameFile(text, registry);
    if (!record) {
        findings.problems = record.problems();
        return findings;
    }
    findings.notes = record->notes;
    const Session &session = *record->session;
    findings.summary = "a game of " + std::string(session.game().id()) + " with " +
                       std::to_string(record->players.size()) + " players and " +
                       std::to_string(session.size() - 1) + " plies";
    return findings;
}

Findings checkShared(std::string_view text, const Registry &registry)
{
    Findings findings;
    const Result<SharedGame> shared = readShared(text, registry);
    if (!shared) {
        findings.problems = shared.problems();
        return findings;
    }
    findings.notes = shared->notes;
    findings.summary =
        "a game of " + std::string(shared->game->id()) + " with " + std::to_string(shared->plies.size()) +
        " plies as " +
        (shared->seenBy == nobody ? std::string("everybody") : "seat " + std::to_string(shared->seenBy)) +
        " knows it";
    return findings;
}

Findings checkPosition(std::string_view text, const Registry &registry)
{
    Findings findings;
    const Result<LoadedPosition> position = readPosition(text, registry);
    if (!position) {
        findings.problems = position.problems();
        return findings;
    }
    findings.notes = position->notes;
    findings.game = position->game;
    const Result<Position> state = position->game->from(position->setup);
    if (!state)
        for (const Problem &problem : state.problems())
            findings.problems.push_back(located(inWords(problem, *position->game), position->setupPosition));
    findings.summary = "a position of " + std::string(position->game->id());
    return findings;
}

Findings checkSet(std::string_view text, const Registry &registry)
{
    Findings findings;
    const Result<LessonSet> set = readSet(text, registry);
    if (!set)
        findings.problems = set.problems();
    else
        findings.summary = "a set of " + std::to_string(set->lessons.size()) +
                           (set->lessons.size() == 1 ? " lesson" : " lessons");
    return findings;
}

Findings checkEdition(std::string_view text, const Registry &registry)
{
    Findings findings;
    const Result<std::shared_ptr<const Game>> game = readEditionFile(text, registry);
    if (!game)
        for (const Problem &problem : game.problems())
            findings.problems.push_back(inWordsOfEdition(problem, gameOf(text)));
    else
        findings.summary =
            "an edition of " + std::string((*game)->id()) + ", hash " + (*game)->editionInfo().hash;
    return findings;
}

/// A puzzle that is none is a problem of its file.
Findings checkPuzzles(std::string_view text, const Registry &registry)
{
    constexpr std::uint64_t mostNodes = 1'000'000;
    Findings findings;
    const Result<LoadedPuzzles> loaded = readPuzzles(text, registry);
    if (!loaded) {
        findings.problems = loaded.problems();
        return findings;
    }
    findings.notes = loaded->notes;
    const PuzzleCollection &puzzles = loaded->collection;
    for (const Puzzle &puzzle : puzzles.puzzles)
        if (!provePuzzle(*puzzles.game, puzzle, mostNodes).isSound())
            findings.problems.push_back({std::string(notUnique), {quotedArgument("found", puzzle.id)}, {}});
    findings.summary = std::to_string(puzzles.puzzles.size()) + " puzzles of " +
                       std::string(puzzles.game->id()) + ", each with exactly one good way on";
    return findings;
}

Findings checkResult(std::string_view text)
{
    Findings findings;
    const Result<LessonResult> result = readResult(text);
    if (!result)
        findings.problems = result.problems();
    else
        findings.summary = "a result of the lesson " + result->lesson + " with " +
                           std::to_string(result->tasks.size()) + " tasks";
    return findings;
}

/// A file that is none of ours, or not whole enough to tell, is bad input rather than something to check.
[[noreturn]] void refuseUnknown(const std::string &path, std::string_view text)
{
    static constexpr std::array<std::string_view, 9> formats = {
        "waystone/record", "waystone/journal", sharedFormat, "waystone/position", editionFormat,
        lessonFormat,      setFormat,          resultFormat, puzzlesFormat};
    const Result<JsonDocument> document = JsonDocument::parse(text);
    if (!document)
        throw Failure{problemText(path, document.problems().front())};
    Problems problems;
    JsonReader file(*document, problems);
    if (file.object())
        static_cast<void>(file["format"].oneOf(formats)); // for its problem
    throw Failure{problemText(path, problems.front())};
}

Findings checkText(const std::string &path, std::string_view text, const Registry &registry)
{
    const std::string format = formatOf(text);
    if (format == "waystone/record" || format == "waystone/journal")
        return checkGame(text, registry);
    if (format == sharedFormat)
        return checkShared(text, registry);
    if (format == "waystone/position")
        return checkPosition(text, registry);
    if (format == editionFormat)
        return checkEdition(text, registry);
    if (format == resultFormat)
        return checkResult(text);
    if (format == setFormat)
        return checkSet(text, registry);
    if (format == puzzlesFormat)
        return checkPuzzles(text, registry);
    refuseUnknown(path, text);
}

std::string placesText(const Problem &problem, const Game *game)
{
    std::string text;
    if (game != nullptr)
        for (const Place place : problem.places)
            text += (text.empty() ? " at " : ", ") + game->placeName(place);
    return text;
}

void print(std::ostream &out, const std::string &path, const Findings &findings)
{
    for (const Problem &problem : findings.problems)
        out << oneLine(problemText(path, problem) + placesText(problem, findings.game.get())) << '\n';
    for (const Problem &note : findings.notes)
        out << oneLine(problemText(path, note) + " (a note)") << '\n';
    if (findings.problems.empty())
        out << oneLine(path + ": sound, " + findings.summary) << '\n';
}

void printJson(std::ostream &out, const Findings &findings)
{
    Json report = {{"sound", findings.problems.empty()}};
    if (findings.problems.empty())
        report["summary"] = findings.summary;
    report.update(reportJson(findings.problems, findings.game.get()));
    report["notes"] = reportJson(findings.notes)["findings"];
    out << writeJson(report);
}

int check(const Command &command)
{
    const Arguments &arguments = command.arguments;
    const std::string &path = arguments.file();
    const std::string text = givenFile(path, command.in);
    if (formatOf(text) == lessonFormat)
        return checkLessonFile(command, text);
    for (const OptionSyntax &option : lessonOptions())
        if (arguments.has(option.name))
            throw Failure{std::string(option.name) + " is only for lessons"};
    const Findings findings = checkText(path, text, command.registry);
    if (arguments.has("--json"))
        printJson(command.out, findings);
    else
        print(command.out, path, findings);
    return findings.problems.empty() ? 0 : 1;
}

} // namespace

CommandSyntax checkSyntax()
{
    CommandSyntax syntax{
        .name = "check",
        .summary = "Say what is wrong with a record, journal, shared game, position, edition, "
                   "set, lesson, result or file of puzzles. Lessons and puzzles are proved as well.",
        .usage = "FILE [OPTIONS]",
        .options = lessonOptions(),
        .files = {.help = "what is checked", .most = 1},
        .notes = "Exit status 0: sound, 1: there are problems.",
        .run = check};
    syntax.options.push_back({.name = "--json", .help = "all that is known, as JSON"});
    return syntax;
}

} // namespace waystone::cli
