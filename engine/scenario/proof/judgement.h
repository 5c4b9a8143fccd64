#pragma once

#include "scenario/lesson/lesson.h"

#include <vector>

namespace waystone {

/// What a lesson says to what its reader has done.
struct Judgement {
    enum class Verdict {
        right,
        good,    ///< let pass, though there is something better
        wrong,   ///< to be taken back: the run as it was before is the way back
        open,    ///< likewise, though nobody knows that it is wrong: nothing tells what the others do next
        neutral, ///< nothing to say yet
    };

    /// Where the author has foreseen it.
    enum class From { nowhere, branch, mistake, otherwise, reached };

    Verdict verdict = Verdict::neutral;
    From from = From::nowhere;
    LocalText text; ///< may be empty
    std::vector<LessonMark> marks;
    std::vector<LineStep> consequence; ///< wrong: what may be shown to come of it, from the position after it
    bool isDone = false;               ///< the step is done
    bool hasFailed = false;            ///< it cannot be done any more from here

    friend bool operator==(const Judgement &, const Judgement &) = default;
};

} // namespace waystone
