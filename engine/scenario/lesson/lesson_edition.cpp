#include "scenario/lesson/lesson_edition.h"

#include "core/json/json.h"
#include "core/json/json_writer.h"
#include "scenario/lesson/lesson_step_json.h"

#include <algorithm>
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

std::string unreadableWord(const Game &game, std::string_view position)
{
    const Result<AnySetup> setup = game.setupFrom(position);
    if (setup)
        return {};
    constexpr std::string_view ends = " ,";
    const Argument *column = setup.problems().front().argument("column");
    const int *number = column == nullptr ? nullptr : std::get_if<int>(&column->value);
    const std::size_t at = number == nullptr ? 0 : std::min<std::size_t>(*number, position.size()) - 1;
    const std::size_t before = position.find_last_of(ends, at);
    const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
    return std::string(position.substr(begin, position.find_first_of(ends, begin) - begin));
}

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
        else {
            const std::string &position = lesson.steps[number].position;
            std::string word = position.empty() ? std::string() : unreadableWord(*game, position);
            result.unreadable.push_back(
                {static_cast<int>(number), word.empty() ? foundIn(problems.front()) : std::move(word)});
        }
    }
    return result;
}

} // namespace waystone
