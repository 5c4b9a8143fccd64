#pragma once

#include "scenario/lesson/lesson.h"

#include <memory>
#include <optional>
#include <vector>

namespace waystone {

/// How a step goes when it goes well.
struct PlannedStep {
    AnySetup setup;                   ///< with which it begins; empty only if no step up to it has a position
    std::optional<Position> position; ///< the same, if it can be played
    /// It begins where it should: false after a step that is not complete, unless it has a position of its own.
    bool isReached = false;
    /// show, predict: the line; act: what the reader is to do, with the answers. As far as it can be played.
    std::vector<LineStep> line;
    /// act: it leads to the goal, or to the end of a right branch; show, predict: all of `line` could be played.
    bool isComplete = false;
    std::optional<Position> end; ///< after the line and what the script still had to say
};

/// A lesson with the positions in which its steps begin: their own, or the one in which the step before ended.
///
/// An `act` step ends after its first right branches, with the answers of its script; if these do not complete it,
/// after its solution. What then is left of the script is played as far as it goes on. `show` and `predict` end after
/// their line, all others where they began. Nothing here is left to chance.
class LessonPlan {
public:
    /// `bots` play where the lesson says so; without them nobody does.
    explicit LessonPlan(Lesson lesson, BotAnswer bots = {});

    [[nodiscard]] const Lesson &lesson() const { return lesson_; }
    [[nodiscard]] const std::vector<PlannedStep> &steps() const { return steps_; }
    [[nodiscard]] const BotAnswer &bots() const { return bots_; }

private:
    Lesson lesson_;
    BotAnswer bots_;
    std::vector<PlannedStep> steps_;
};

/// The next step of the script that can be played here while it is not the reader's turn; `next` counts those that have
/// been.
[[nodiscard]] std::optional<LineStep> scriptedAnswer(const Game &game, const LessonStep &step,
                                                     const Position &position, std::size_t next);

} // namespace waystone
