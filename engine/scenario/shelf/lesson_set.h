#pragma once

#include "scenario/lesson/local_text.h"

#include <string>
#include <vector>

namespace waystone {

/// Lessons in the order in which somebody is to go through them.
struct LessonSet {
    /// One of them. Where the set lies on a shelf it names a lesson that lies there too; in a file that is given to
    /// others the lesson comes with it.
    struct Entry {
        std::string game;       ///< id
        std::string id;         ///< of the lesson
        bool isShipped = false; ///< one that the program brings, rather than one of the user's own
        std::string text;       ///< the lesson's file; empty where the lesson is only named

        [[nodiscard]] bool names(const Entry &other) const
        {
            return game == other.game && id == other.id && isShipped == other.isShipped;
        }

        friend bool operator==(const Entry &, const Entry &) = default;
    };

    std::string id;       ///< plain words with dashes
    std::string language; ///< the one in which title and summary were written
    LocalText title;
    LocalText summary;
    std::vector<Entry> lessons; ///< no two name the same lesson

    friend bool operator==(const LessonSet &, const LessonSet &) = default;
};

} // namespace waystone
