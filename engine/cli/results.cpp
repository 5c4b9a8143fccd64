#include "cli/command.h"
#include "cli/failure.h"
#include "cli/problem_text.h"
#include "core/json/json.h"
#include "core/json/json_writer.h"
#include "scenario/results/result_folder.h"

#include <algorithm>
#include <ostream>

namespace waystone::cli {

namespace {

using Outcome = TaskResult::Outcome;

std::string countsText(const std::array<int, 4> &counts)
{
    static constexpr std::array<const char *, 4> words = {"at first try", "with hints", "after another try",
                                                          "not done"};
    std::string text;
    for (std::size_t outcome = 0; outcome < counts.size(); ++outcome)
        if (counts[outcome] > 0)
            text += (text.empty() ? "" : ", ") + std::to_string(counts[outcome]) + ' ' + words[outcome];
    return text.empty() ? "no tasks" : text;
}

std::string timeText(int seconds)
{
    return std::to_string(seconds / 60) + " min " + std::to_string(seconds % 60) + " s";
}

std::string taskText(const ResultTable::Task &task)
{
    return "step " + std::to_string(task.number) + (task.asks.empty() ? "" : " (" + task.asks + ')') + ": " +
           countsText(task.counts);
}

void print(std::ostream &out, const ResultTable &table)
{
    out << oneLine(table.title.empty() ? table.lesson : table.title + " (" + table.lesson + ')')
        << ", version " << table.hash << ", results: " << table.pupils.size() << '\n';
    for (const ResultTable::Task &task : table.tasks)
        out << "  " << oneLine(taskText(task)) << (task.isToDiscuss() ? " <- speak about it" : "") << '\n';
    for (const ResultTable::Pupil &pupil : table.pupils)
        out << "  " << oneLine(pupilName(pupil) + ": " + countsText(pupil.counts)) << "; "
            << timeText(pupil.seconds) << '\n';
}

Json countsJson(const std::array<int, 4> &counts)
{
    Json json = Json::object();
    for (std::size_t outcome = 0; outcome < counts.size(); ++outcome)
        json[std::string(outcomeName(static_cast<Outcome>(outcome)))] = counts[outcome];
    return json;
}

Json tableJson(const ResultTable &table)
{
    Json json = {{"lesson", table.lesson},
                 {"hash", table.hash},
                 {"title", table.title},
                 {"pupils", Json::array()},
                 {"tasks", Json::array()}};
    for (const ResultTable::Pupil &pupil : table.pupils)
        json["pupils"].push_back({{"name", pupil.name},
                                  {"file", pupil.file},
                                  {"seconds", pupil.seconds},
                                  {"counts", countsJson(pupil.counts)}});
    for (const ResultTable::Task &task : table.tasks) {
        Json row = {{"step", task.step},
                    {"number", task.number},
                    {"asks", task.asks},
                    {"counts", countsJson(task.counts)},
                    {"speakAbout", task.isToDiscuss()},
                    {"results", Json::array()}};
        for (const std::optional<TaskResult> &found : task.results) {
            const TaskResult result = found.value_or(TaskResult());
            row["results"].push_back({{"outcome", outcomeName(result.outcome())},
                                      {"tries", result.tries},
                                      {"hints", result.hints},
                                      {"seconds", result.seconds}});
        }
        json["tasks"].push_back(std::move(row));
    }
    return json;
}

/// A line for each file that could not be read.
std::vector<std::string> complaints(const std::string &path, const ResultFolder &folder)
{
    std::vector<std::string> lines;
    for (const ResultFolder::Unread &unread : folder.unread)
        lines.push_back(problemText(path + '/' + unread.file, unread.problem));
    if (folder.passedOver > 0)
        lines.push_back(path + ": " + std::to_string(folder.passedOver) +
                        " files were not read, because there are more than 2000");
    return lines;
}

int results(const Command &command)
{
    const Arguments &arguments = command.arguments;
    const std::string &path = arguments.file();
    const ResultFolder folder = readResultFolder(path);
    if (!folder.error.empty())
        throw Failure{path + ": the folder cannot be read: " + folder.error};
    const std::vector<ResultTable> tables = resultTables(folder.results);
    const std::vector<std::string> lines = complaints(path, folder);
    if (arguments.has("--csv")) {
        command.out << resultsCsv(tables);
        if (!lines.empty()) // a spreadsheet has no place for them
            throw Failure{lines.size() == 1 ? lines.front()
                                            : lines.front() + " (and " + std::to_string(lines.size() - 1) +
                                                  " more; without --csv all are told)",
                          1};
    } else if (arguments.has("--json")) {
        Json json = {{"lessons", Json::array()}, {"problems", lines}};
        for (const ResultTable &table : tables)
            json["lessons"].push_back(tableJson(table));
        command.out << writeJson(json);
    } else {
        for (const ResultTable &table : tables)
            print(command.out, table);
        if (tables.empty())
            command.out << oneLine(path + ": no results") << '\n';
        for (const std::string &line : lines)
            command.out << oneLine(line) << '\n';
    }
    return lines.empty() ? 0 : 1;
}

} // namespace

CommandSyntax resultsSyntax()
{
    return {
        .name = "results",
        .summary =
            "Read a folder of results of lessons (.wayresult) and tell how each task and each pupil went, "
            "and which tasks to speak about: those with which half of the pupils or more had trouble.",
        .usage = "FOLDER [OPTIONS]",
        .options = {{.name = "--json", .help = "as JSON", .excluded = {"--csv"}},
                    {.name = "--csv", .help = "a line for each task and pupil, for spreadsheets"}},
        .files = {.name = "FOLDER", .help = "where the files are", .most = 1},
        .notes = "Results are what pupils have saved: they prove nothing.\n"
                 "Exit status 0: all files were read, 1: some could not be.",
        .run = results};
}

} // namespace waystone::cli
