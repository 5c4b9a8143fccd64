#include "core/json/json.h"
#include "games.h"
#include "puzzles/puzzle_file.h"
#include "puzzles/puzzle_samples.h"
#include "puzzles/puzzle_theme.h"
#include "scenario/lesson/lesson_problem.h"

#include <gtest/gtest.h>

namespace waystone::test {
namespace {

/// A file of one puzzle.
Json sample()
{
    PuzzleCollection puzzles = shippedPuzzles("province");
    puzzles.puzzles.resize(1);
    return Json::parse(writePuzzles(puzzles));
}

/// The code of the first problem; empty if it can be read.
std::string problemOf(const Json &file)
{
    const Result<LoadedPuzzles> loaded = readPuzzles(file.dump(2), games());
    if (loaded)
        return {};
    const Problem &problem = loaded.problems().front();
    EXPECT_NE(problem.argument("line"), nullptr);
    EXPECT_NE(problem.argument("column"), nullptr);
    return std::string(problem.code);
}

TEST(PuzzleFile, ReadsBack)
{
    const PuzzleCollection puzzles = shippedPuzzles("province");
    const Result<LoadedPuzzles> again = readPuzzles(writePuzzles(puzzles), games());
    ASSERT_TRUE(again) << describe(again.problems().front());
    EXPECT_EQ(again->collection.puzzles, puzzles.puzzles);
    EXPECT_EQ(problemOf(sample()), "");
}

TEST(PuzzleFile, BadValuesAreToldWhereTheyStand)
{
    Json file = sample();
    file["puzzles"][0]["theme"] = "cathedrals";
    EXPECT_EQ(problemOf(file), lesson_problem::unknownTerm);
    file = sample();
    file["puzzles"].push_back(file["puzzles"][0]);
    EXPECT_EQ(problemOf(file), lesson_problem::repeated);
    file = sample();
    file["puzzles"][0]["position"] = "nowhere";
    EXPECT_EQ(problemOf(file), lesson_problem::badPosition);
    for (const char *key :
         {"id", "theme", "level", "position", "seat", "goal", "actions", "solution", "best"}) {
        file = sample();
        file["puzzles"][0].erase(key);
        EXPECT_EQ(problemOf(file), "file.missing-key") << key;
    }
    file = sample();
    file["puzzles"][0]["level"] = 4;
    EXPECT_NE(problemOf(file), "");
    file = sample();
    file["puzzles"][0]["more"] = true;
    EXPECT_NE(problemOf(file), "");
}

TEST(PuzzleThemes, AreReadForEveryGameThatHasThem)
{
    for (const GameKind &kind : games().kinds()) {
        const auto game = *games().make(kind, {}, {});
        const PuzzleThemes themes = puzzleThemes(*game);
        EXPECT_GE(themes.list.size(), 5u) << kind.id;
        for (const PuzzleTheme &theme : themes.list)
            for (const Language &language : programLanguages)
                EXPECT_FALSE(theme.title.in(language.code).empty()) << theme.id;
    }
}

TEST(PuzzleThemes, UnknownTermsAreRefused)
{
    const auto game = *games().make(*games().find("province"), {}, {});
    const Result<PuzzleThemes> themes = readPuzzleThemes(
        R"({"format": "waystone/puzzle-themes", "version": 1, "game": "province",
            "title": {"en": "A", "fr": "A", "hu": "A"}, "themes": [{
            "id": "a", "title": {"en": "A", "fr": "A", "hu": "A"}, "task": {"en": "A", "fr": "A", "hu": "A"},
            "hint": {"en": "A", "fr": "A", "hu": "A"}, "why": {"en": "A", "fr": "A", "hu": "A"},
            "measures": [{"of": "tally", "what": "gold dust"}], "during": "turn", "mostActions": 3}]})",
        *game);
    ASSERT_FALSE(themes);
    EXPECT_EQ(themes.problems().front().code, lesson_problem::unknownTerm);
}

} // namespace
} // namespace waystone::test
