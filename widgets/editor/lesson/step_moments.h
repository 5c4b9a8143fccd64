#pragma once

#include "scenario/lesson/lesson_plan.h"

#include <optional>
#include <vector>

namespace waystone {

/// The moments of a step that its author knows: on the way that is planned, in its solution, in its branches with the
/// answers of the script, and in what comes of wrong ones. Each as far as it can be played.
class StepMoments {
public:
    struct Moment {
        Position position;
        Seat seat = nobody; ///< who plays the action there
    };

    /// The plan outlives it.
    StepMoments(const LessonPlan &plan, std::size_t step);

    /// The first one at which the action can be played, by the reader if they can. Nothing if it can nowhere.
    [[nodiscard]] std::optional<Moment> of(Action action) const;

private:
    void follow(Position position, const std::vector<LineStep> &line);
    void walk(Position position, std::size_t script, const std::vector<Branch> &branches);
    [[nodiscard]] std::optional<Seat> player(const Position &position, Action action) const;

    const Game &game_;
    const LessonStep &step_;
    std::vector<Position> positions_;
};

} // namespace waystone
