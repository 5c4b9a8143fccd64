#include "scenario/lesson/lesson_file.h"

#include "core/file_problem.h"
#include "core/json/json.h"
#include "core/json/json_writer.h"
#include "scenario/files/game_header.h"
#include "scenario/files/migration.h"
#include "scenario/files/record_players.h"
#include "scenario/lesson/lesson_problem.h"
#include "scenario/lesson/lesson_step_json.h"

#include <algorithm>
#include <array>
#include <set>

namespace waystone {

namespace {

/// A task said whether every answer is reckoned with, and who plays the others. A bot that was not asked about every
/// answer had the word.
void tellAnswers(Json &file)
{
    const auto steps = file.find("steps");
    if (steps == file.end() || !steps->is_array())
        return;
    for (Json &step : *steps) {
        if (!step.is_object() || step.value("kind", Json()) != "do")
            continue;
        const bool isEvery = step.value("everyAnswer", Json()) == true;
        const auto every = step.find("everyAnswer");
        if (every != step.end() && every->is_boolean())
            step.erase(every);
        if (isEvery)
            step["answers"] = "every";
        else if (step.contains("bot"))
            step["answers"] = "bot";
    }
}

/// Goals could not speak of stretches of play, nor of where something begins, goes to, or what it touches.
void goalsSaidLess(Json &) {}

/// `migrations[n]` leads from version n + 1 to n + 2.
constexpr std::array<Migration, 3> migrations{keepFirstRevision, tellAnswers, goalsSaidLess};
constexpr int lessonVersion = migrations.size() + 1;

constexpr std::size_t mostSteps = 1000;
constexpr std::size_t mostLanguages = 20;
constexpr std::size_t longestLanguage = 64;
constexpr int highestLevel = 3;
constexpr std::size_t mostTags = 20;
constexpr std::size_t longestTag = 60;

/// By Lesson::Kind.
constexpr auto kindNames = std::to_array<std::string_view>({"lesson", "walkthrough", "start"});
static_assert(kindNames.size() == static_cast<std::size_t>(Lesson::Kind::start) + 1);

std::string readLanguage(JsonReader &reader)
{
    std::string language = reader.text(longestLanguage);
    const bool isCode = language.size() == 2 && std::ranges::all_of(language, [](char letter) {
                            return letter >= 'a' && letter <= 'z';
                        });
    if (reader.raw().is_string() && !isCode)
        reader.problem(lesson_problem::badLanguage, {quotedArgument("found", language)});
    return language;
}

void readLanguages(Lesson &lesson, JsonReader &file)
{
    JsonReader language = file["language"];
    lesson.language = readLanguage(language);
    JsonReader list = file["languages"];
    for (JsonReader &item : list.array(1, mostLanguages)) {
        std::string one = readLanguage(item);
        if (std::ranges::find(lesson.languages, one) != lesson.languages.end())
            item.problem(lesson_problem::repeated, {quotedArgument("found", one)});
        lesson.languages.push_back(std::move(one));
    }
    if (std::ranges::find(lesson.languages, lesson.language) == lesson.languages.end())
        language.problem(lesson_problem::badLanguage, {quotedArgument("found", lesson.language)});
}

void readTags(Lesson &lesson, JsonReader list)
{
    for (JsonReader &item : list.array(1, mostTags)) {
        std::string tag = item.text(longestTag);
        if (tag.empty() && item.raw().is_string())
            item.problem(lesson_problem::emptyText);
        else if (std::ranges::find(lesson.tags, tag) != lesson.tags.end())
            item.problem(lesson_problem::repeated, {quotedArgument("found", tag)});
        lesson.tags.push_back(std::move(tag));
    }
}

/// Without as many as the game can have there is nothing that places and seats could be read by.
bool hasPlayers(const Lesson &lesson, const GameKind &kind, TextPosition position, Problems &problems)
{
    const auto players = static_cast<int>(lesson.players.size());
    if (players >= kind.minSeats && players <= kind.maxSeats)
        return true;
    problems.push_back(fileProblem(file_problem::wrongSize, position,
                                   {{"key", std::string("players")},
                                    {"found", players},
                                    {"minimum", kind.minSeats},
                                    {"maximum", kind.maxSeats}}));
    return false;
}

void readSteps(Lesson &lesson, JsonReader list, Problems &problems)
{
    const LessonParts parts(*lesson.game, static_cast<int>(lesson.players.size()), problems);
    std::set<std::string, std::less<>> ids;
    for (JsonReader &item : list.array(0, mostSteps)) {
        const TextPosition position = item.position();
        LessonStep step = stepFrom(std::move(item), parts);
        if (!step.id.empty() && !ids.insert(step.id).second && problems.size() < JsonReader::maximumProblems)
            problems.push_back(
                fileProblem(lesson_problem::repeatedId, position, {quotedArgument("found", step.id)}));
        lesson.steps.push_back(std::move(step));
    }
}

} // namespace

std::string writeLesson(const Lesson &lesson)
{
    Json file = Json::object();
    file["format"] = lessonFormat;
    file["version"] = lessonVersion;
    file["id"] = lesson.id;
    file["kind"] = kindNames[static_cast<std::size_t>(lesson.kind)];
    writeGame(file, *lesson.game);
    writePlayers(file, lesson.players);
    file["language"] = lesson.language;
    file["languages"] = lesson.languages;
    if (Json title = toJson(lesson.title); !title.empty())
        file["title"] = std::move(title);
    if (Json summary = toJson(lesson.summary); !summary.empty())
        file["summary"] = std::move(summary);
    file["level"] = lesson.level;
    if (!lesson.tags.empty())
        file["tags"] = lesson.tags;
    file["steps"] = Json::array();
    for (const LessonStep &step : lesson.steps)
        file["steps"].push_back(stepToJson(*lesson.game, step));
    return writeJson(file);
}

Result<LoadedLesson> readLesson(std::string_view text, const Registry &registry)
{
    const Result<JsonDocument> document = parseUpgraded(text, migrations);
    if (!document)
        return document.problems();
    Problems problems;
    JsonReader file(*document, problems);
    readHeader(file, lessonFormat, lessonVersion);
    if (!problems.empty())
        return problems; // another kind of file: nothing else in it would be judged rightly

    LoadedLesson loaded;
    Lesson &lesson = loaded.lesson;
    lesson.id = LessonParts::id(file["id"]);
    lesson.kind = static_cast<Lesson::Kind>(file["kind"].oneOf(kindNames));
    lesson.game = readGame(file, registry, problems, loaded.notes);
    JsonReader players = file["players"];
    const TextPosition playersPosition = players.position();
    const std::size_t before = problems.size();
    lesson.players = readPlayers(std::move(players));
    const bool arePlayersRead = problems.size() == before;
    readLanguages(lesson, file);
    lesson.title = LessonParts::text(file.optional("title"));
    lesson.summary = LessonParts::text(file.optional("summary"));
    lesson.level = static_cast<int>(file["level"].integer(1, highestLevel));
    if (std::optional<JsonReader> tags = file.optional("tags"))
        readTags(lesson, *std::move(tags));
    JsonReader steps = file["steps"];
    if (!lesson.game)
        return problems; // which may have kept keys from being asked for
    file.rejectUnknownKeys();
    if (!arePlayersRead || !hasPlayers(lesson, *registry.find(lesson.game->id()), playersPosition, problems))
        return problems;
    readSteps(lesson, std::move(steps), problems);
    if (!problems.empty())
        return problems;
    return loaded;
}

} // namespace waystone
