#include "scenario/results/lesson_result.h"

#include "core/file_problem.h"
#include "core/json/json.h"
#include "core/json/json_reader.h"
#include "core/json/json_writer.h"
#include "core/text/text_hash.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <set>

namespace waystone {

namespace {

constexpr int resultVersion = 1;
constexpr std::size_t mostTasks = 1000; // as a lesson has steps
constexpr std::size_t longestId = 200;
constexpr std::size_t longestName = 200;
constexpr std::size_t longestText = 500;
constexpr std::size_t longestLanguage = 2;
constexpr std::size_t hashDigits = 16;
constexpr int mostTries = 100000;
constexpr int mostSeconds = 100000000; // three years
constexpr std::size_t wordsShown = 80; // signs

TaskResult readTask(JsonReader task)
{
    TaskResult read;
    read.step = task["step"].text(longestId);
    read.number = static_cast<int>(task["number"].integer(1, mostTasks));
    if (std::optional<JsonReader> asks = task.optional("asks"))
        read.asks = asks->text(longestText);
    read.isDone = task["done"].boolean();
    read.tries = static_cast<int>(task["tries"].integer(read.isDone ? 1 : 0, mostTries));
    read.hints = static_cast<int>(task["hints"].integer(0, mostTries));
    read.seconds = static_cast<int>(task["seconds"].integer(0, mostSeconds));
    task.rejectUnknownKeys();
    return read;
}

std::string readHash(JsonReader reader)
{
    std::string hash = reader.text(hashDigits);
    const auto isDigit = [](char sign) {
        return (sign >= '0' && sign <= '9') || (sign >= 'a' && sign <= 'f');
    };
    if (reader.raw().is_string() && (hash.size() != hashDigits || !std::ranges::all_of(hash, isDigit)))
        reader.problem(file_problem::unknownValue,
                       {quotedArgument("found", hash), {"expected", std::string("0123456789abcdef")}});
    return hash;
}

} // namespace

std::string resultHash(std::string_view lessonFile)
{
    std::array<char, hashDigits + 1> digits{};
    std::snprintf(digits.data(), digits.size(), "%016llx",
                  static_cast<unsigned long long>(textHash(lessonFile)));
    return digits.data();
}

std::string firstWordsOf(const std::string &text)
{
    const std::string_view line = std::string_view(text).substr(0, text.find('\n'));
    if (utf8Length(line) <= wordsShown)
        return std::string(line);
    const std::string_view cut = utf8Prefix(line, wordsShown);
    const std::size_t space = cut.rfind(' ');
    return std::string(space == std::string_view::npos || space == 0 ? cut : cut.substr(0, space)) + "…";
}

std::string writeResult(const LessonResult &result)
{
    Json file = {{"format", resultFormat}, {"version", resultVersion}, {"lesson", result.lesson},
                 {"hash", result.hash},    {"title", result.title},    {"language", result.language}};
    if (!result.name.empty())
        file["name"] = result.name;
    file["seconds"] = result.seconds;
    file["tasks"] = Json::array();
    for (const TaskResult &task : result.tasks) {
        Json json = {{"step", task.step}, {"number", task.number}};
        if (!task.asks.empty())
            json["asks"] = task.asks;
        json["done"] = task.isDone;
        json["tries"] = task.tries;
        json["hints"] = task.hints;
        json["seconds"] = task.seconds;
        file["tasks"].push_back(std::move(json));
    }
    return writeJson(file);
}

Result<LessonResult> readResult(std::string_view text)
{
    const Result<JsonDocument> document = JsonDocument::parse(text);
    if (!document)
        return document.problems();
    Problems problems;
    JsonReader file(*document, problems);
    readHeader(file, resultFormat, resultVersion);
    if (!problems.empty())
        return problems; // another kind of file
    LessonResult result;
    result.lesson = file["lesson"].text(longestId);
    result.hash = readHash(file["hash"]);
    result.title = file["title"].text(longestText);
    result.language = file["language"].text(longestLanguage);
    if (std::optional<JsonReader> name = file.optional("name"))
        result.name = name->text(longestName);
    result.seconds = static_cast<int>(file["seconds"].integer(0, mostSeconds));
    std::set<std::string> steps;
    for (JsonReader &task : file["tasks"].array(0, mostTasks)) {
        const TextPosition position = task.position();
        TaskResult read = readTask(std::move(task));
        if (!steps.insert(read.step).second && problems.size() < JsonReader::maximumProblems)
            problems.push_back(
                fileProblem(file_problem::duplicateKey, position, {quotedArgument("key", read.step)}));
        result.tasks.push_back(std::move(read));
    }
    file.rejectUnknownKeys();
    if (!problems.empty())
        return problems;
    return result;
}

} // namespace waystone
