#pragma once

#include "scenario/lesson/local_text.h"

#include <QString>

namespace waystone {

/// What a reader learns of a game next, and how far they are in it: first the start, then all rules chapter by chapter,
/// then the lessons.
struct Course {
    enum class Kind { start, walkthrough, lessons };

    Kind kind = Kind::lessons;
    QString path;  ///< of the start or walkthrough; empty for the lessons
    int done = 0;  ///< steps of the start, chapters of the walkthrough, or lessons
    int all = 0;   ///< of them; 0 if nothing is known
    int place = 0; ///< the number of the step or chapter at which it goes on
    LocalText chapter;
    std::string language; ///< the one in which the chapter was written

    [[nodiscard]] bool isBegun() const { return done > 0 || place > 1; }
};

} // namespace waystone
