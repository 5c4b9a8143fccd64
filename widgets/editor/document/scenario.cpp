#include "editor/document/scenario.h"

#include "scenario/lesson/lesson_plan.h"

#include <algorithm>

namespace waystone {

std::optional<AnySetup> setupOfStep(const Lesson &lesson, int step)
{
    const LessonStep &wanted = lesson.steps[static_cast<std::size_t>(step)];
    if (!wanted.position.empty()) {
        Result<AnySetup> setup = lesson.game->setupFrom(wanted.position);
        return setup ? std::optional(*std::move(setup)) : std::nullopt;
    }
    const LessonPlan plan(lesson);
    const AnySetup &setup = plan.steps()[static_cast<std::size_t>(step)].setup;
    return setup.empty() ? std::nullopt : std::optional(setup);
}

Lesson composedLesson(const Scenario &scenario)
{
    Lesson lesson = *scenario.lesson;
    const std::optional<AnySetup> known = setupOfStep(lesson, scenario.step);
    if (!known || !scenario.game->same(*known, scenario.setup))
        lesson.steps[static_cast<std::size_t>(scenario.step)].position =
            scenario.game->positionText(scenario.setup);
    return lesson;
}

void lookAtStep(Scenario &scenario, int step)
{
    if (scenario.lesson == nullptr)
        return;
    auto lesson = std::make_shared<Lesson>(composedLesson(scenario));
    step = std::clamp(step, 0, static_cast<int>(lesson->steps.size()) - 1);
    if (std::optional<AnySetup> setup = setupOfStep(*lesson, step))
        scenario.setup = *std::move(setup);
    scenario.lesson = std::move(lesson);
    scenario.step = step;
}

bool isSame(const Scenario &one, const Scenario &other)
{
    if (one.game != other.game || one.step != other.step || one.players != other.players ||
        (one.lesson == nullptr) != (other.lesson == nullptr) || !one.game->same(one.setup, other.setup))
        return false;
    // The scenario itself tells its players, and the position of the step that is looked at.
    const auto rest = [](const Scenario &scenario) {
        Lesson lesson = *scenario.lesson;
        lesson.players.clear();
        lesson.steps[static_cast<std::size_t>(scenario.step)].position.clear();
        return lesson;
    };
    return one.lesson == other.lesson || rest(one) == rest(other);
}

} // namespace waystone
