#pragma once

#include "lessons/library/course.h"
#include "lessons/library/lesson_library.h"
#include "lessons/library/lesson_progress.h"

#include <vector>

namespace waystone {

/// What there is to do next in the lessons: the one that follows, and the tasks that are to be repeated.
class LessonAgenda {
public:
    /// Tasks of one lesson.
    struct Due {
        const LibraryItem *item = nullptr; ///< of the library: until that is read again
        QStringList steps;
    };

    LessonAgenda(const LessonLibrary &library, const LessonProgress &progress)
        : library_(library), progress_(progress)
    {}

    /// Of the same game, the next one that is not done to its end, and from the first one on if there is none behind it.
    /// Null if all are done, or the lesson is none of the library's.
    [[nodiscard]] const LibraryItem *after(const QString &key) const;
    /// What comes next for a reader of this game. Whoever has begun with all the rules needs no start.
    [[nodiscard]] Course course(std::string_view game) const;
    [[nodiscard]] std::vector<Due> due() const;
    [[nodiscard]] int dueTasks() const;

private:
    [[nodiscard]] bool isDone(const LibraryItem &item) const;
    [[nodiscard]] Course steps(const LibraryItem &start) const;
    [[nodiscard]] Course chapters(const LibraryItem &walkthrough) const;
    [[nodiscard]] Course lessons(std::string_view game) const;

    const LessonLibrary &library_;
    const LessonProgress &progress_;
};

} // namespace waystone
