#include "scenario/lesson/lesson_answer.h"

namespace waystone {

std::optional<LineStep> plannedAnswer(const LessonRun &run)
{
    const LessonStep &step = run.step();
    const std::optional<LineStep> next = run.intendedStep();
    const bool isFree = !step.goal || step.answers == Answers::every;
    const bool isOthers =
        isFree && next && next->seat != step.seat && step.kind == LessonStep::Kind::act && !run.isDone();
    return isOthers ? next : std::nullopt;
}

bool isLeftToOthers(const LessonRun &run)
{
    const LessonStep &step = run.step();
    if (step.kind != LessonStep::Kind::act || run.isDone() || !run.position())
        return false;
    const Actors actors = run.game().actors(*run.position());
    const bool isLeftOpen = step.goal && step.answers == Answers::nobody;
    return !isLeftOpen && !actors.isOver() && !actors.includes(step.seat);
}

LineStep drawnAnswer(const LessonRun &run)
{
    return {chanceSeat, seededDraw(run.game(), *run.position(), run.step().seed)};
}

} // namespace waystone
