#include "scenario/lesson_edition.h"

#include "core/json_writer.h"
#include "scenario/lesson_step_json.h"

#include <cassert>
#include <utility>

namespace waystone {

namespace {

/// The words that the problem is about.
std::string foundIn(const Problem &problem)
{
    const Argument *found = problem.argument("found");
    const std::string *words = found == nullptr ? nullptr : std::get_if<std::string>(&found->value);
    return words == nullptr ? std::string() : *words;
}

} // namespace

LessonInEdition inEdition(const Lesson &lesson, std::shared_ptr<const Game> game)
{
    assert(lesson.game->id() == game->id());
    LessonInEdition result{lesson, {}};
    result.lesson.game = game;
    result.lesson.steps.clear();
    for (std::size_t number = 0; number < lesson.steps.size(); ++number) {
        const Result<JsonDocument> document =
            JsonDocument::parse(writeJson(stepToJson(*lesson.game, lesson.steps[number])));
        assert(document);
        Problems problems;
        const LessonParts parts(*game, static_cast<int>(lesson.players.size()), problems);
        LessonStep step = stepFrom(JsonReader(*document, problems), parts);
        if (problems.empty())
            result.lesson.steps.push_back(std::move(step));
        else
            result.unreadable.push_back({static_cast<int>(number), foundIn(problems.front())});
    }
    return result;
}

} // namespace waystone
