#pragma once

#include "scenario/lesson/lesson.h"

#include <string>
#include <string_view>
#include <vector>

namespace waystone {

/// A lesson as another edition of its game reads it: positions, moves, marks and goals by their words, since the same
/// place may have another number there.
struct LessonInEdition {
    /// A step that speaks of what the edition does not have.
    struct Unreadable {
        int step = 0;
        std::string found; ///< the first such words: of a position, a move or a place
    };

    Lesson lesson;                      ///< complete only if every step could be read
    std::vector<Unreadable> unreadable; ///< in the order of the steps
};

/// What of the text of a position the game cannot read: the word at the fault. Empty if all of it can be read.
[[nodiscard]] std::string unreadableWord(const Game &game, std::string_view position);

/// `game` is the lesson's game with another edition.
[[nodiscard]] LessonInEdition inEdition(const Lesson &lesson, std::shared_ptr<const Game> game);

} // namespace waystone
