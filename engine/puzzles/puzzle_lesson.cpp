#include "puzzles/puzzle_lesson.h"

#include <algorithm>
#include <cassert>
#include <set>
#include <string_view>

namespace waystone {

namespace {

LocalText localText(const Translated &text)
{
    LocalText local;
    for (const Language &language : programLanguages)
        local.texts.emplace(language.code, text.in(language.code));
    return local;
}

void fill(std::string &text, std::string_view gap, int number)
{
    for (std::size_t at = text.find(gap); at != std::string::npos; at = text.find(gap))
        text.replace(at, gap.size(), std::to_string(number));
}

LessonStep stepOf(const Puzzle &puzzle, const PuzzleTheme &theme)
{
    LessonStep step;
    step.kind = LessonStep::Kind::act;
    step.id = puzzle.id;
    step.text = localText(theme.task);
    step.position = puzzle.position;
    step.seat = puzzle.seat;
    step.goal = puzzle.goal;
    step.mostActions = puzzle.actions;
    step.script = puzzle.script;
    step.answers = Answers::every;
    step.solution = puzzle.solution;
    step.hints = {localText(theme.hint)};
    step.reached = localText(theme.why);
    for (auto &[language, text] : step.reached.texts) {
        fill(text, "%1", puzzle.best);
        fill(text, "%2", puzzle.next);
    }
    return step;
}

} // namespace

Lesson puzzleLesson(const PuzzleCollection &collection, std::span<const Puzzle *const> puzzles,
                    const PuzzleThemes &themes, std::string id)
{
    Lesson lesson;
    lesson.game = collection.game;
    lesson.id = std::move(id);
    for (const Language &language : programLanguages)
        lesson.languages.emplace_back(language.code);
    lesson.players.resize(static_cast<std::size_t>(collection.seats));
    std::set<std::string_view> used;
    for (const Puzzle *puzzle : puzzles) {
        const PuzzleTheme *theme = themes.find(puzzle->theme);
        assert(theme != nullptr);
        used.insert(theme->id);
        lesson.level = std::max(lesson.level, puzzle->level);
        lesson.steps.push_back(stepOf(*puzzle, *theme));
    }
    lesson.title = localText(used.size() == 1 ? themes.find(*used.begin())->title : themes.title);
    lesson.summary = lesson.title;
    return lesson;
}

} // namespace waystone
