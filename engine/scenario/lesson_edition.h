#pragma once

#include "scenario/lesson.h"

namespace waystone {

/// A lesson as another edition of its game reads it: positions, moves, marks and goals by their words, since the same
/// place may have another number there.
struct LessonInEdition {
    /// A step that speaks of what the edition does not have.
    struct Unreadable {
        int step = 0;
        std::string found; ///< the first such words: a position, a move or a place
    };

    Lesson lesson;                      ///< complete only if every step could be read
    std::vector<Unreadable> unreadable; ///< in the order of the steps
};

/// `game` is the lesson's game with another edition.
[[nodiscard]] LessonInEdition inEdition(const Lesson &lesson, std::shared_ptr<const Game> game);

} // namespace waystone
