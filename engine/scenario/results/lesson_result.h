#pragma once

#include "core/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace waystone {

/// How a reader came through one task of a lesson.
struct TaskResult {
    enum class Outcome { firstTry, withHints, again, notDone };

    std::string step; ///< its id
    int number = 1;   ///< of the step in the lesson, from 1
    std::string asks; ///< how the text of the step begins, as the reader saw it; may be empty
    bool isDone = false;
    int tries = 0; ///< at least 1 if it is done
    int hints = 0;
    int seconds = 0; ///< from the first sight of it until it was done

    [[nodiscard]] Outcome outcome() const
    {
        if (!isDone)
            return Outcome::notDone;
        if (tries > 1)
            return Outcome::again;
        return hints > 0 ? Outcome::withHints : Outcome::firstTry;
    }
    friend bool operator==(const TaskResult &, const TaskResult &) = default;
};

/// How a reader came through a lesson, as they tell it: it proves nothing.
struct LessonResult {
    std::string lesson;   ///< its id
    std::string hash;     ///< of its file, 16 hexadecimal digits: a changed lesson is another one
    std::string title;    ///< as the reader saw it
    std::string language; ///< in which they read it last, ISO 639-1
    std::string name;     ///< only what the reader has typed; may be empty
    int seconds = 0;
    std::vector<TaskResult> tasks; ///< in the order of the lesson

    friend bool operator==(const LessonResult &, const LessonResult &) = default;
};

inline constexpr std::string_view resultFormat = "waystone/result";

/// Of the file of a lesson, by which results of the same lesson are known.
[[nodiscard]] std::string resultHash(std::string_view lessonFile);

/// As much of a text as tells a task from others; words are not cut in two.
[[nodiscard]] std::string firstWordsOf(const std::string &text);

/// The file "waystone/result" (resources/formats.md).
[[nodiscard]] std::string writeResult(const LessonResult &result);

/// Problems have line and column.
[[nodiscard]] Result<LessonResult> readResult(std::string_view text);

} // namespace waystone
