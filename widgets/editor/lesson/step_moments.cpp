#include "editor/lesson/step_moments.h"

namespace waystone {

StepMoments::StepMoments(const LessonPlan &plan, std::size_t step)
    : game_(*plan.lesson().game), step_(plan.lesson().steps[step])
{
    const PlannedStep &planned = plan.steps()[step];
    if (!planned.position)
        return;
    positions_.push_back(*planned.position);
    walk(*planned.position, 0, step_.branches);
    for (const std::vector<LineStep> *line : {&step_.solution, &step_.line, &planned.line})
        follow(*planned.position, *line);
}

void StepMoments::follow(Position position, const std::vector<LineStep> &line)
{
    for (const LineStep &next : line) {
        if (!game_.actors(position).includes(next.seat) || game_.refuse(position, next.seat, next.action))
            return;
        position = game_.apply(position, next.seat, next.action, nullptr);
        positions_.push_back(position);
    }
}

void StepMoments::walk(Position position, std::size_t script, const std::vector<Branch> &branches)
{
    while (const auto answer = scriptedAnswer(game_, step_, position, script)) {
        position = game_.apply(position, answer->seat, answer->action, nullptr);
        positions_.push_back(position);
        ++script;
    }
    if (!game_.actors(position).includes(step_.seat))
        return;
    for (const Branch &branch : branches) {
        if (game_.refuse(position, step_.seat, branch.action))
            continue;
        const Position after = game_.apply(position, step_.seat, branch.action, nullptr);
        positions_.push_back(after);
        follow(after, branch.consequence);
        walk(after, script, branch.then);
    }
}

std::optional<StepMoments::Moment> StepMoments::of(Action action) const
{
    for (const Position &position : positions_)
        if (const std::optional<Seat> seat = player(position, action))
            return Moment{position, *seat};
    return std::nullopt;
}

std::optional<Seat> StepMoments::player(const Position &position, Action action) const
{
    const Actors actors = game_.actors(position);
    if (actors.includes(step_.seat) && !game_.refuse(position, step_.seat, action))
        return step_.seat;
    if (actors.isChance())
        return game_.refuse(position, chanceSeat, action) ? std::nullopt : std::optional(chanceSeat);
    for (Seat seat = 0; seat < game_.seats(position); ++seat)
        if (actors.includes(seat) && !game_.refuse(position, seat, action))
            return seat;
    return std::nullopt;
}

} // namespace waystone
