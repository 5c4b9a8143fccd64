#include "scenario/shelf/lesson_set_file.h"

#include "core/file_problem.h"
#include "core/json/json.h"
#include "core/json/json_reader.h"
#include "core/json/json_writer.h"
#include "scenario/lesson/lesson_file.h"
#include "scenario/lesson/lesson_parts.h"
#include "scenario/lesson/lesson_problem.h"

#include <algorithm>

namespace waystone {

namespace {

constexpr int setVersion = 1;
constexpr std::size_t mostLessons = 500;
constexpr std::size_t longestLanguage = 64;
/// Of the text of one lesson; the whole file is bounded as well (core/read_file.h).
constexpr std::size_t longestLesson = std::size_t{16} << 20;

/// What is wrong inside a text of the file is told at the text: its own lines are none of the file's.
Problem toldAt(const Problem &problem, TextPosition position)
{
    Problem moved = problem;
    std::erase_if(moved.arguments, [](const Argument &argument) {
        return argument.name == "line" || argument.name == "column";
    });
    return fileProblem(problem.code, position, std::move(moved.arguments));
}

LessonSet::Entry readEntry(JsonReader object, const Registry &registry, Problems &problems)
{
    LessonSet::Entry entry;
    if (std::optional<JsonReader> shipped = object.optional("program"))
        entry.isShipped = shipped->boolean();
    if (std::optional<JsonReader> text = object.optional("text")) {
        const TextPosition position = text->position();
        entry.text = text->text(longestLesson);
        const Result<LoadedLesson> loaded = readLesson(entry.text, registry);
        if (loaded) {
            entry.game = loaded->lesson.game->id();
            entry.id = loaded->lesson.id;
        } else {
            problems.push_back(toldAt(loaded.problems().front(), position));
        }
    } else {
        std::vector<std::string_view> ids;
        for (const GameKind &kind : registry.kinds())
            ids.push_back(kind.id);
        entry.game = ids[object["game"].oneOf(ids)];
        entry.id = LessonParts::id(object["id"]);
    }
    object.rejectUnknownKeys();
    return entry;
}

void readLessons(LessonSet &set, JsonReader list, const Registry &registry, Problems &problems)
{
    for (JsonReader &item : list.array(0, mostLessons)) {
        const TextPosition position = item.position();
        const std::size_t before = problems.size();
        LessonSet::Entry entry = readEntry(std::move(item), registry, problems);
        if (problems.size() >= JsonReader::maximumProblems)
            return;
        const bool isThere = std::ranges::any_of(
            set.lessons, [&entry](const LessonSet::Entry &earlier) { return earlier.names(entry); });
        if (isThere && problems.size() == before)
            problems.push_back(
                fileProblem(lesson_problem::repeated, position, {quotedArgument("found", entry.id)}));
        set.lessons.push_back(std::move(entry));
    }
}

} // namespace

std::string writeSet(const LessonSet &set)
{
    Json file = Json::object();
    file["format"] = setFormat;
    file["version"] = setVersion;
    file["id"] = set.id;
    file["language"] = set.language;
    if (Json title = toJson(set.title); !title.empty())
        file["title"] = std::move(title);
    if (Json summary = toJson(set.summary); !summary.empty())
        file["summary"] = std::move(summary);
    file["lessons"] = Json::array();
    for (const LessonSet::Entry &entry : set.lessons) {
        Json object = Json::object();
        if (entry.text.empty()) {
            object["game"] = entry.game;
            object["id"] = entry.id;
        }
        if (entry.isShipped)
            object["program"] = true;
        if (!entry.text.empty())
            object["text"] = entry.text;
        file["lessons"].push_back(std::move(object));
    }
    return writeJson(file);
}

Result<LessonSet> readSet(std::string_view text, const Registry &registry)
{
    const Result<JsonDocument> document = JsonDocument::parse(text);
    if (!document)
        return document.problems();
    Problems problems;
    JsonReader file(*document, problems);
    readHeader(file, setFormat, setVersion);
    if (!problems.empty())
        return problems; // another kind of file
    LessonSet set;
    set.id = LessonParts::id(file["id"]);
    JsonReader language = file["language"];
    set.language = language.text(longestLanguage);
    if (language.raw().is_string() && set.language.size() != 2)
        language.problem(lesson_problem::badLanguage, {quotedArgument("found", set.language)});
    set.title = LessonParts::text(file.optional("title"));
    set.summary = LessonParts::text(file.optional("summary"));
    readLessons(set, file["lessons"], registry, problems);
    file.rejectUnknownKeys();
    if (!problems.empty())
        return problems;
    return set;
}

} // namespace waystone
