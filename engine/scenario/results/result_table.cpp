#include "scenario/results/result_table.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace waystone {

namespace {

using Outcome = TaskResult::Outcome;

int &counted(std::array<int, 4> &counts, Outcome outcome)
{
    return counts[static_cast<std::size_t>(outcome)];
}

void addTasks(ResultTable &table, const LessonResult &result)
{
    for (const TaskResult &task : result.tasks)
        if (std::ranges::find(table.tasks, task.step, &ResultTable::Task::step) == table.tasks.end())
            table.tasks.push_back({task.step, task.number, task.asks, {}, {}});
}

void addColumn(ResultTable &table, const FiledResult &filed)
{
    std::map<std::string_view, const TaskResult *> byStep;
    for (const TaskResult &task : filed.result.tasks)
        byStep.emplace(task.step, &task);
    ResultTable::Pupil pupil{filed.result.name, filed.file, filed.result.seconds, {}};
    for (ResultTable::Task &task : table.tasks) {
        const auto found = byStep.find(task.step);
        task.results.push_back(found == byStep.end() ? std::nullopt : std::optional(*found->second));
        const Outcome outcome = found == byStep.end() ? Outcome::notDone : found->second->outcome();
        ++counted(task.counts, outcome);
        ++counted(pupil.counts, outcome);
    }
    table.pupils.push_back(std::move(pupil));
}

/// In quotes where need be. What a spreadsheet would take for a formula gets a sign before it that makes it a text.
std::string cell(const std::string &text)
{
    std::string plain;
    for (const char sign : text)
        plain += static_cast<unsigned char>(sign) < ' ' ? ' ' : sign;
    const std::size_t first = plain.find_first_not_of(' ');
    if (first != std::string::npos && std::string_view("=+-@").find(plain[first]) != std::string_view::npos)
        plain.insert(plain.begin(), '\'');
    if (plain.find_first_of(",;\"") == std::string::npos)
        return plain;
    std::string quoted = "\"";
    for (const char sign : plain)
        quoted += sign == '"' ? std::string("\"\"") : std::string(1, sign);
    return quoted + '"';
}

} // namespace

bool ResultTable::Task::isToDiscuss() const
{
    const int all = static_cast<int>(results.size());
    return all > 0 && 2 * (all - count(Outcome::firstTry)) >= all;
}

std::vector<ResultTable> resultTables(const std::vector<FiledResult> &results)
{
    std::vector<const FiledResult *> inOrder;
    for (const FiledResult &filed : results)
        inOrder.push_back(&filed);
    std::ranges::stable_sort(inOrder, {}, [](const FiledResult *filed) {
        return std::tuple(filed->result.name.empty(), std::string_view(filed->result.name),
                          std::string_view(filed->file));
    });
    std::map<std::pair<std::string, std::string>, std::vector<const FiledResult *>> byLesson;
    for (const FiledResult *filed : inOrder)
        byLesson[{filed->result.lesson, filed->result.hash}].push_back(filed);
    std::vector<ResultTable> tables;
    for (const auto &[key, filed] : byLesson) {
        ResultTable table{key.first, key.second, filed.front()->result.title, {}, {}};
        for (const FiledResult *each : filed)
            addTasks(table, each->result);
        std::ranges::stable_sort(table.tasks, {}, &ResultTable::Task::number);
        for (const FiledResult *each : filed)
            addColumn(table, *each);
        tables.push_back(std::move(table));
    }
    std::ranges::stable_sort(tables, {}, &ResultTable::title);
    return tables;
}

std::string pupilName(const ResultTable::Pupil &pupil)
{
    return pupil.name.empty() ? '(' + pupil.file + ')' : pupil.name;
}

std::string_view outcomeName(Outcome outcome)
{
    switch (outcome) {
    case Outcome::firstTry:
        return "firstTry";
    case Outcome::withHints:
        return "withHints";
    case Outcome::again:
        return "again";
    case Outcome::notDone:
        break;
    }
    return "notDone";
}

std::string resultsCsv(const std::vector<ResultTable> &tables)
{
    // With the mark by which spreadsheets know UTF-8.
    std::string csv = "\xEF\xBB\xBF"
                      "lesson,title,hash,step,number,task,pupil,file,outcome,tries,hints,seconds\r\n";
    for (const ResultTable &table : tables)
        for (const ResultTable::Task &task : table.tasks)
            for (std::size_t column = 0; column < table.pupils.size(); ++column) {
                const TaskResult result = task.results[column].value_or(TaskResult());
                for (const std::string &text :
                     {table.lesson, table.title, table.hash, task.step, std::to_string(task.number),
                      task.asks, table.pupils[column].name, table.pupils[column].file})
                    csv += cell(text) + ',';
                csv += std::string(outcomeName(result.outcome())) + ',' + std::to_string(result.tries) + ',' +
                       std::to_string(result.hints) + ',' + std::to_string(result.seconds) + "\r\n";
            }
    return csv;
}

} // namespace waystone
