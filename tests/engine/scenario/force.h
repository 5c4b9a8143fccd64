#pragma once

#include "scenario/goal/goal_tracker.h"
#include "scenario/lesson/lesson_run.h"

#include <optional>

namespace waystone::test {

/// Whether a goal can be reached, found out without remembering or leaving out anything, and without the solver's words
/// for what others do. Game and step outlive it.
class Force {
public:
    /// `doTheyHelp`: what others do where the script has ended is what serves the reader, else as the step tells.
    Force(const Game &game, const LessonStep &step, bool doTheyHelp)
        : game_(game), step_(step), doTheyHelp_(doTheyHelp), tracker_(game, *step.goal, step.seat)
    {}

    /// Nothing if it would take too long.
    [[nodiscard]] std::optional<bool> reaches(const Position &position);
    /// The same from where a run stands.
    [[nodiscard]] std::optional<bool> reaches(const LessonRun &run);

private:
    struct Depth;

    std::optional<bool> inTime(const Position &position, const GoalProgress &progress, std::size_t script,
                               int actions);
    bool reaches(const Position &position, const GoalProgress &progress, std::size_t script, int actions);
    bool reachesByOthers(const Position &position, const GoalProgress &progress, std::size_t script,
                         int actions);
    bool reachesAfter(const Position &position, const GoalProgress &progress, const LineStep &next,
                      std::size_t script, int actions);

    const Game &game_;
    const LessonStep &step_;
    const bool doTheyHelp_;
    GoalTracker tracker_;
    int nodes_ = 0;
    int asked_ = 0;
    int plies_ = 0;
};

/// What the bot of the step does there; also for chance.
[[nodiscard]] Action botsAnswer(const Game &game, const LessonStep &step, const Position &position,
                                Seat seat);

} // namespace waystone::test
