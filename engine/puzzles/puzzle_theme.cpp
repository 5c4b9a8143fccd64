#include "puzzles/puzzle_theme.h"

#include "core/edition/embedded.h"
#include "core/file_problem.h"
#include "core/json/json.h"
#include "core/json/json_reader.h"
#include "core/relations.h"
#include "scenario/lesson/lesson_problem.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace waystone {

/// The files of resources/puzzle-themes.
std::span<const EmbeddedFile> embeddedPuzzleThemes();

namespace {

constexpr std::string_view themesFormat = "waystone/puzzle-themes";
constexpr int themesVersion = 1;
constexpr std::size_t mostThemes = 100;
constexpr std::size_t mostMeasures = 5;
constexpr std::size_t longestText = 400;
constexpr std::size_t longestTerm = 64;
constexpr int mostActions = 8;

/// By PuzzleMeasure::Of.
constexpr auto measureNames =
    std::to_array<std::string_view>({"points", "scored", "sheet", "tally", "pieces", "win"});
static_assert(measureNames.size() == static_cast<std::size_t>(PuzzleMeasure::Of::win) + 1);

class ThemeReader {
public:
    explicit ThemeReader(const Game &game) : game_(game) {}

    [[nodiscard]] static Translated text(JsonReader object)
    {
        Translated text;
        for (std::size_t language = 0; language < programLanguages.size(); ++language)
            text.texts[language] = object[programLanguages[language].code].text(longestText);
        object.rejectUnknownKeys();
        return text;
    }

    [[nodiscard]] PuzzleTheme theme(JsonReader object) const
    {
        PuzzleTheme theme;
        theme.id = object["id"].text(longestTerm);
        theme.title = text(object["title"]);
        theme.task = text(object["task"]);
        theme.hint = text(object["hint"]);
        theme.why = text(object["why"]);
        for (JsonReader &item : object["measures"].array(1, mostMeasures))
            theme.measures.push_back(measure(std::move(item)));
        theme.stretch = stretch(object["during"]);
        if (auto fewest = object.optional("fewestActions"))
            theme.fewestActions = static_cast<int>(fewest->integer(1, mostActions));
        theme.mostActions = static_cast<int>(object["mostActions"].integer(theme.fewestActions, mostActions));
        object.rejectUnknownKeys();
        return theme;
    }

private:
    [[nodiscard]] PuzzleMeasure measure(JsonReader object) const
    {
        PuzzleMeasure measure;
        measure.of = static_cast<PuzzleMeasure::Of>(object["of"].oneOf(measureNames));
        if (auto what = object.optional("what"))
            measure.what = term(std::move(*what));
        if (auto variant = object.optional("variant"))
            measure.variant = term(std::move(*variant));
        object.rejectUnknownKeys();
        return measure;
    }

    [[nodiscard]] std::string term(JsonReader reader) const
    {
        std::string term = reader.text(longestTerm);
        if (reader.raw().is_string() && std::ranges::find(game_.terms(), term) == game_.terms().end())
            reader.problem(lesson_problem::unknownTerm, {quotedArgument("found", term)});
        return term;
    }

    /// Whether the game has it is asked of its start, where it is never number 0.
    [[nodiscard]] std::string stretch(JsonReader reader) const
    {
        std::string stretch = reader.text(longestTerm);
        const bool isKnown =
            stretch == turnStretch || std::ranges::find(game_.terms(), stretch) != game_.terms().end();
        if (reader.raw().is_string() && !isKnown)
            reader.problem(lesson_problem::unknownTerm, {quotedArgument("found", stretch)});
        return stretch;
    }

    const Game &game_;
};

} // namespace

int PuzzleMeasure::in(const Game &game, const Position &position, Seat seat, const Position &beginning) const
{
    switch (of) {
    case Of::points:
        return game.points(position, seat, what);
    case Of::scored:
        return game.points(position, seat, what) - game.points(beginning, seat, what);
    case Of::sheet:
        return game.points(position, place, what);
    case Of::tally: {
        int sum = 0;
        for (const Tally &tally : game.tallies(game.view(position, seat)))
            if (tally.owner == seat && tally.what == what)
                sum += tally.amount;
        return sum;
    }
    case Of::pieces:
        return game.count(game.view(position, seat), {what, variant, seat});
    case Of::win:
        return game.actors(position).isOver() && game.score(position).ranks[seat] == 1 ? 1 : 0;
    }
    assert(false);
    return 0;
}

Goal PuzzleMeasure::atLeast(int number, Seat seat) const
{
    Goal goal;
    goal.atLeast = number;
    goal.what = what;
    switch (of) {
    case Of::points:
        goal.kind = Goal::Kind::points;
        goal.seat = seat;
        break;
    case Of::scored:
        goal.kind = Goal::Kind::happened;
        goal.event = Event::Kind::points;
        goal.seat = seat;
        goal.cause = std::exchange(goal.what, {});
        break;
    case Of::sheet:
        goal.kind = Goal::Kind::points;
        goal.places = {place};
        break;
    case Of::tally:
        goal.kind = Goal::Kind::tally;
        goal.seat = seat;
        break;
    case Of::pieces:
        goal.kind = Goal::Kind::pieces;
        goal.seat = seat;
        goal.variant = variant;
        break;
    case Of::win: {
        Goal over;
        over.kind = Goal::Kind::over;
        Goal first;
        first.kind = Goal::Kind::rank;
        first.seat = seat;
        first.atMost = 1;
        goal = Goal{};
        goal.parts = {std::move(over), std::move(first)};
        break;
    }
    }
    return goal;
}

const PuzzleTheme *PuzzleThemes::find(std::string_view id) const
{
    const auto found = std::ranges::find(list, id, &PuzzleTheme::id);
    return found == list.end() ? nullptr : &*found;
}

Result<PuzzleThemes> readPuzzleThemes(std::string_view text, const Game &game)
{
    const Result<JsonDocument> document = JsonDocument::parse(text);
    if (!document)
        return document.problems();
    Problems problems;
    JsonReader file(*document, problems);
    readHeader(file, themesFormat, themesVersion);
    if (!problems.empty())
        return problems; // another kind of file
    const ThemeReader reader(game);
    PuzzleThemes themes;
    (void)file["game"].oneOf({game.id()});
    themes.title = ThemeReader::text(file["title"]);
    for (JsonReader &item : file["themes"].array(1, mostThemes))
        themes.list.push_back(reader.theme(std::move(item)));
    file.rejectUnknownKeys();
    if (!problems.empty())
        return problems;
    return themes;
}

PuzzleThemes puzzleThemes(const Game &game)
{
    for (const EmbeddedFile &file : embeddedPuzzleThemes()) {
        if (file.name.substr(0, file.name.rfind('.')) != game.id())
            continue;
        Result<PuzzleThemes> themes = readPuzzleThemes(file.text, game);
        assert(themes); // a test reads them
        return themes ? std::move(*themes) : PuzzleThemes();
    }
    return {};
}

} // namespace waystone
