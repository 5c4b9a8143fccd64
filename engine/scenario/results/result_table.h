#pragma once

#include "scenario/results/lesson_result.h"

#include <array>
#include <optional>

namespace waystone {

/// A result and the file that it was read from.
struct FiledResult {
    std::string file; ///< its name without the folder
    LessonResult result;
};

/// What came of one lesson: a row for each task, a column for each result.
struct ResultTable {
    struct Task {
        std::string step;
        int number = 1;
        std::string asks;
        std::vector<std::optional<TaskResult>>
            results;                 ///< by column; nothing where a file does not tell of it
        std::array<int, 4> counts{}; ///< by TaskResult::Outcome; what is not told is not done

        /// Half of those who had it or more had trouble with it.
        [[nodiscard]] bool isToDiscuss() const;
        [[nodiscard]] int count(TaskResult::Outcome outcome) const
        {
            return counts[static_cast<std::size_t>(outcome)];
        }
    };
    struct Pupil {
        std::string name; ///< as typed; may be empty, and others may have the same
        std::string file;
        int seconds = 0;
        std::array<int, 4> counts{}; ///< likewise
    };

    std::string lesson;
    std::string hash;
    std::string title;
    std::vector<Task> tasks;   ///< in the order of the lesson
    std::vector<Pupil> pupils; ///< by name, those without one last, by file
};

/// A table for each lesson, by title; a lesson that was changed has one for each state.
[[nodiscard]] std::vector<ResultTable> resultTables(const std::vector<FiledResult> &results);

/// What a column or a line is headed with: the name, or the file where there is none.
[[nodiscard]] std::string pupilName(const ResultTable::Pupil &pupil);

/// For spreadsheets: a line for each task and pupil, UTF-8, with headings in English. No cell is taken for a formula.
[[nodiscard]] std::string resultsCsv(const std::vector<ResultTable> &tables);

/// "firstTry", "withHints", "again", "notDone"
[[nodiscard]] std::string_view outcomeName(TaskResult::Outcome outcome);

} // namespace waystone
